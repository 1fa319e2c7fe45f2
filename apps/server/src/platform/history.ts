import { type HistoryEntry, limits } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { AuditSubject } from './audit.ts'
import type { Scope } from './scope.ts'
import type { Work } from './work.ts'

/** The newest entries of a record's history, newest first. */
interface Newest {
  entries: HistoryEntry[]
  /** False when there are older ones. */
  isWhole: boolean
}

/**
 * The entries of the audit trail that the caller may read, newest first. An entry stays in the branch in which it was
 * written when its record moves on, and employees read none.
 * @param condition on `audit_entry`
 * @param limit by default all
 */
export async function readTrail(
  { queries, scope }: Pick<Work, 'queries' | 'scope'>,
  condition: RawBuilder<unknown>,
  limit: number | null = null,
): Promise<HistoryEntry[]> {
  const { rows } = await sql<Omit<HistoryEntry, 'at'> & { at: Date }>`
    select id as number, at, actor_name as by, action, reason, before, after
    from audit_entry
    where ${condition} and ${readable(scope)}
    order by id desc limit ${limit}`.execute(queries)
  return rows.map((entry) => ({ ...entry, at: entry.at.toISOString() }))
}

/** The newest entries about one record that the caller has been found to read. */
export async function readHistory(
  work: Pick<Work, 'queries' | 'scope'>,
  { entity, entityId }: Omit<AuditSubject, 'branchId'>,
): Promise<Newest> {
  // Ids alone are only unique per kind.
  const isAbout = sql`entity_id = ${entityId} and entity = ${entity}`
  const entries = await readTrail(work, isAbout, limits.historyEntries + 1)
  return {
    entries: entries.slice(0, limits.historyEntries),
    isWhole: entries.length <= limits.historyEntries,
  }
}

const readable = ({ ownOnly, branchId }: Scope): RawBuilder<unknown> => {
  if (ownOnly) return sql`false`
  return branchId === null ? sql`true` : sql`branch_id = ${branchId}`
}
