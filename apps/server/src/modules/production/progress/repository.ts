import { sql } from 'kysely'
import { isOneOf } from '../../../platform/lists/conditions.ts'
import { personBranchIs, wholeScope, within } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import type { QuotaRow } from '../quota.ts'
import { type EntryRow, entryColumns } from './entry.ts'
import { wasThere } from './was-there.ts'

/** Entries of these ids in scope. */
export async function findEntries({ queries, scope }: Work, ids: readonly string[]): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${entryColumns}
    from quota_progress join person on person.id = quota_progress.person_id
    where ${isOneOf('quota_progress.id', ids)} and ${within(wholeScope(scope), 'quota_progress')}`.execute(
    queries,
  )
  return rows
}

export interface Reporter {
  personId: string
  /** In the quota's branch on its day, or now. */
  wasThere: boolean
  /** How many pieces they have reported on the quota so far. */
  reported: number
}

/** Those of the people who are in scope, left the quota's branch or have reported on the quota. */
export async function findReporters(
  { queries, scope }: Work,
  quota: QuotaRow,
  ids: readonly string[],
): Promise<Reporter[]> {
  const { rows } = await sql<Reporter>`
    select person.id as "personId",
      ${wasThere(quota)} as "wasThere",
      coalesce(sum(quota_progress.amount), 0) as reported
    from person
    left join quota_progress on quota_progress.person_id = person.id and quota_progress.quota_id = ${quota.id}
    where ${isOneOf('person.id', ids)}
    group by person.id
    having ${personBranchIs(wholeScope(scope).branchId)} or count(quota_progress.id) > 0 or exists (
      select from former_member
      where former_member.branch_id = ${quota.branchId} and former_member.person_id = person.id
    )`.execute(queries)
  return rows
}

export interface NewEntry {
  readonly id: string
  readonly personId: string
  readonly pieces: number
  readonly reason: string | undefined
}

/** @returns how many were written; entries whose id is taken are left out */
export async function insertEntries(
  { queries, actor, now }: Work,
  { id, branchId }: QuotaRow,
  entries: readonly NewEntry[],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into quota_progress (id, branch_id, quota_id, person_id, amount, reason, reported_by, reported_by_name,
      created_at)
    select entry.id, ${branchId}::uuid, ${id}::uuid, entry."personId", entry.pieces, entry.reason,
      ${actor.personId}::uuid, ${actor.name}::text, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as entry (id uuid, "personId" uuid, pieces int, reason text)
    on conflict (id) do nothing`.execute(queries)
  return Number(numAffectedRows)
}
