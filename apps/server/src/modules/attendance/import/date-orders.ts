import type { DateOrder } from '@tahi/domain'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/connection.ts'

/** The order of day and month in a clock's files, which are known by their columns. */
export interface DateOrderOfFiles {
  readonly header: readonly string[]
  readonly order: DateOrder
}

/** A clock may be set anew, or another program may write its files. */
const daysOfMemory = 60

/** The orders that a branch's imported files told by themselves; none for columns that had both. */
export async function earlierDateOrders(
  queries: Queries,
  branchId: string,
  now: Date,
): Promise<DateOrderOfFiles[]> {
  const { rows } = await sql<DateOrderOfFiles>`
    select header, min(date_order) as "order" from attendance_import
    where branch_id = ${branchId} and state = 'imported' and date_order is not null
      and created_at > ${now}::timestamptz - make_interval(days => ${daysOfMemory}::integer)
    group by header
    having count(distinct date_order) = 1`.execute(queries)
  return rows
}

/** The order of earlier files with the same columns. */
export function orderOf(
  header: readonly string[],
  earlier: readonly DateOrderOfFiles[],
): DateOrder | undefined {
  const same = JSON.stringify(header)
  return earlier.find((file) => JSON.stringify(file.header) === same)?.order
}
