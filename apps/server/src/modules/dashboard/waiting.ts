import type { Day } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { branchIs } from '../../platform/scope.ts'
import type { Asked } from './asked.ts'

/** Records that wait, with the days from the oldest of them to today; null without any. */
export interface Waiting {
  readonly count: number
  readonly days: { readonly from: Day; readonly to: Day } | null
}

/** Counts the records of a table that wait, whichever month they are of. @param day the column of their days */
export async function countWaiting(
  { work, branchId }: Asked,
  { table, day, waits }: { table: 'payslip' | 'punch'; day: 'pay_date' | 'day'; waits: RawBuilder<unknown> },
): Promise<Waiting> {
  const { rows } = await sql<{ count: number; since: Day | null }>`
    select count(*)::integer as count, min(${sql.ref(day)}) as since
    from ${sql.table(table)}
    where ${waits} and ${branchIs(table, branchId)}`.execute(work.queries)
  const { count = 0, since = null } = rows[0] ?? {}
  return { count, days: since === null ? null : { from: since, to: work.today } }
}
