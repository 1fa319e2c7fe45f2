import { limits } from '@tahi/contract'
import { addDays, halfMonthOf } from '@tahi/domain'
import { sql } from 'kysely'
import { branchIs } from '../../platform/scope.ts'
import { isAttended, isUnderPayslip, leftOn } from '../attendance/index.ts'
import { isPayable } from '../payroll/index.ts'
import type { Asked } from './asked.ts'
import { sumUnpaidDays, type UnpaidDays, type UnpaidInBranch } from './unpaid-days.ts'

/** Days after somebody left for which their pay is called to mind: it is due after 30 (DOLE Labor Advisory 06-20). */
const leftWithin = 365

/**
 * People who left, also for head office, and were at work on days that no payslip covers (decision 0023), whom the caller
 * may pay. Reads the days of the longest pay period before each departure, by the person's index.
 */
export async function countFinalPay({ work, branchId }: Asked): Promise<UnpaidDays> {
  const day = sql`attendance.day`
  const isOfBranch =
    branchId === null ? sql`true` : sql`(person.branch_id = ${branchId} or person.branch_id is null)`
  const { rows } = await sql<UnpaidInBranch>`
    select attendance.branch_id as "branchId", array_agg(distinct person.id) as people,
      min(${day}) as "from", max(${day}) as "to"
    from person join attendance on attendance.person_id = person.id
    where ${leftOn} >= ${addDays(work.today, -leftWithin)}::date
      and ${isOfBranch}
      and ${isPayable(work.scope)}
      and attendance.active and ${branchIs('attendance', branchId)} and ${isAttended}
      and ${day} between ${leftOn} - ${limits.payPeriodDays - 1}::integer and ${leftOn}
      and not ${isUnderPayslip(sql`person.id`, day)}
    group by attendance.branch_id
    order by "from", attendance.branch_id`.execute(work.queries)
  return sumUnpaidDays(rows, ({ from, to }) => {
    // A longer period could meet payslips that exist.
    const end = halfMonthOf(from).to
    return { from, to: to < end ? to : end }
  })
}
