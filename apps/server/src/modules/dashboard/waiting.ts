import type { Day } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { branchIs } from '../../platform/scope.ts'
import type { Asked } from './asked.ts'

/** Records that wait, with the days from the oldest of them to today; null without any. */
export interface Waiting {
  readonly count: number
  readonly days: { readonly from: Day; readonly to: Day } | null
}

interface WaitingRecords {
  readonly table: 'payslip' | 'punch' | 'gate_punch'
  readonly day: RawBuilder<unknown>
  readonly waits: RawBuilder<unknown>
}

/** Counts the records that wait, of one table or of several, whichever month they are of. */
export async function countWaiting(
  { work, branchId }: Asked,
  ...records: [WaitingRecords, ...WaitingRecords[]]
): Promise<Waiting> {
  const waiting = records.map(
    ({ table, day, waits }) =>
      sql`select ${day} as day from ${sql.table(table)} where ${waits} and ${branchIs(table, branchId)}`,
  )
  const { rows } = await sql<{ count: number; since: Day | null }>`
    select count(*)::integer as count, min(day) as since
    from (${sql.join(waiting, sql` union all `)}) as waiting`.execute(work.queries)
  const { count = 0, since = null } = rows[0] ?? {}
  return { count, days: since === null ? null : { from: since, to: work.today } }
}
