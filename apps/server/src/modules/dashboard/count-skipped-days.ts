import { limits } from '@tahi/contract'
import { addDays, halfMonthOf } from '@tahi/domain'
import { sql } from 'kysely'
import { branchIs } from '../../platform/scope.ts'
import { isAttended, isUnderPayslip, leftOn } from '../attendance/index.ts'
import { isPayable } from '../payroll/index.ts'
import type { Asked } from './asked.ts'
import { sumUnpaidDays, type UnpaidDays, type UnpaidInBranch } from './unpaid-days.ts'

/** Days before today that are looked at: a quarter of a year. */
const skippedWithin = 92

/**
 * People who were at work between two of their payslips, or before their first one while their branch made payslips, and
 * whom the caller may pay: each run begins after the last, so nothing else calls such days to mind. Payslips that ended
 * up to the longest pay period earlier tell where gaps begin. Only days in these gaps are read, and most people have none.
 */
export async function countSkippedDays({ work, branchId }: Asked): Promise<UnpaidDays> {
  const earliest = sql`${addDays(work.today, -skippedWithin)}::date`
  const day = sql`attendance.day`
  const { rows } = await sql<UnpaidInBranch>`
    with paid as (
      select person_id, period_start,
        coalesce(
          lag(period_end) over (partition by person_id order by period_start) + 1,
          min(period_start) over (partition by branch_id)
        ) as since
      from payslip
      where active and period_end >= ${earliest} - ${limits.payPeriodDays}::integer
    ),
    gap as (
      select person_id, greatest(since, ${earliest}) as "from", period_start - 1 as "to"
      from paid
      where since < period_start
    )
    select attendance.branch_id as "branchId", array_agg(distinct person.id) as people,
      min(${day}) as "from", max(${day}) as "to"
    from gap
      join person on person.id = gap.person_id
      join attendance on attendance.person_id = person.id and ${day} between gap."from" and gap."to"
    where ${leftOn} is null and ${branchIs('person', branchId)}
      and ${isPayable(work.scope)}
      and attendance.active and ${branchIs('attendance', branchId)} and ${isAttended}
      and not ${isUnderPayslip(sql`person.id`, day)}
    group by attendance.branch_id
    order by "from", attendance.branch_id`.execute(work.queries)
  // A whole half month cuts nobody's pay; it chooses who has no payslip in it, and names who has one for other days.
  return sumUnpaidDays(rows, ({ from }) => halfMonthOf(from))
}
