import type { RecordKind } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Actor, Work } from './work.ts'

/** One entry of the audit trail, written in the transaction of the change that it records. */
export interface AuditEntry {
  /** `attendance.confirm`: the module and its verb. */
  readonly action: string
  readonly entity: RecordKind
  readonly entityId: string
  readonly branchId: string | null
  readonly reason?: string
  readonly before?: object
  readonly after?: object
}

/** The record that an entry is about. */
export type AuditSubject = Pick<AuditEntry, 'entity' | 'entityId' | 'branchId'>

/** An entry's first fields, of the record's row. */
export const about = (
  entity: RecordKind,
  { id, branchId }: { readonly id: string; readonly branchId: string | null },
): AuditSubject => ({ entity, entityId: id, branchId })

/** Who made the change; a tablet at a gate has no person. */
type DoneBy = Omit<Actor, 'personId'> & { readonly personId: string | null }

/** For what the machine's administrator does with a command, who need be nobody in the company. */
export const commandActor = (command: string): DoneBy => ({
  personId: null,
  name: `Command ${command}`,
  address: '',
  requestId: '',
})

/** Appends entries, any number in one statement. Connected clients hear which kinds of records changed. */
export async function audit(
  work: Pick<Work, 'queries' | 'now' | 'news'> & { readonly actor: DoneBy },
  entries: AuditEntry | AuditEntry[],
): Promise<void> {
  const rows = [entries].flat().map((entry) => ({
    action: entry.action,
    entity: entry.entity,
    entity_id: entry.entityId,
    branch_id: entry.branchId,
    reason: entry.reason,
    before: entry.before,
    after: entry.after,
  }))
  if (rows.length === 0) return
  const { actor } = work
  for (const { entity, branchId, before } of [entries].flat()) {
    work.news.changed(entity, branchId)
    // The branch that the record left has one fewer.
    if (before && 'branchId' in before && isBranch(before.branchId))
      work.news.changed(entity, before.branchId)
  }
  await sql`
    insert into audit_entry (at, actor_id, actor_name, address, request_id,
      action, entity, entity_id, branch_id, reason, before, after)
    select ${work.now}::timestamptz, ${actor.personId}::uuid, ${actor.name}::text, ${actor.address}::text,
      ${actor.requestId}::text, action, entity, entity_id, branch_id, reason, before, after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (
      action text, entity text, entity_id uuid, branch_id uuid, reason text, before jsonb, after jsonb)
  `.execute(work.queries)
}

const isBranch = (branchId: unknown): branchId is string => typeof branchId === 'string'

/**
 * The audit entries as a part of the statement that makes the change, for its `with` list.
 * @param changed select list and `from` that give an entry's `entity_id`, `branch_id` and `after`, in this order
 */
export const auditing = (
  { actor, now }: Pick<Work, 'actor' | 'now'>,
  { action, entity }: Pick<AuditEntry, 'action' | 'entity'>,
  changed: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  insert into audit_entry (at, actor_id, actor_name, address, request_id, action, entity, entity_id, branch_id, after)
  select ${now}::timestamptz, ${actor.personId}::uuid, ${actor.name}::text, ${actor.address}::text,
    ${actor.requestId}::text, ${action}::text, ${entity}::text, ${changed}`
