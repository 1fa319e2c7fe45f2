import { limits } from '@tahi/contract'
import { addDays, halfMonthOf } from '@tahi/domain'
import { sql } from 'kysely'
import { branchIs } from '../../platform/scope.ts'
import { leftOn } from '../attendance/index.ts'
import type { Asked } from './asked.ts'
import { countUnpaidDays, type UnpaidDays } from './unpaid-days.ts'

/** Days before today that are looked at: a quarter of a year. */
const skippedWithin = 92

/**
 * People who were at work between two of their payslips, or before their first one while their branch made payslips, and
 * whom the caller may pay: each run begins after the last, so nothing else calls such days to mind. Payslips that ended
 * up to the longest pay period earlier tell where gaps begin. Only days in these gaps are read, and most people have none.
 */
export function countSkippedDays(asked: Asked): Promise<UnpaidDays> {
  const earliest = sql`${addDays(asked.work.today, -skippedWithin)}::date`
  const from = sql`(
    with paid as (
      select person_id, period_start,
        coalesce(
          lag(period_end) over (partition by person_id order by period_start) + 1,
          min(period_start) over (partition by branch_id)
        ) as since
      from payslip
      where active and period_end >= ${earliest} - ${limits.payPeriodDays}::integer
    )
    select person_id, greatest(since, ${earliest}) as "from", period_start - 1 as "to"
    from paid
    where since < period_start
  ) as gap join person on person.id = gap.person_id`
  const where = sql`
    ${leftOn} is null and ${branchIs('person', asked.branchId)}
    and attendance.day between gap."from" and gap."to"`
  // A whole half month cuts nobody's pay; it chooses who has no payslip in it, and names who has one for other days.
  return countUnpaidDays(asked, { from, where }, ({ from }) => halfMonthOf(from))
}
