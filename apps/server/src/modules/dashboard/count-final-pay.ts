import { limits } from '@tahi/contract'
import { addDays, halfMonthOf } from '@tahi/domain'
import { sql } from 'kysely'
import { leftOn } from '../attendance/index.ts'
import type { Asked } from './asked.ts'
import { countUnpaidDays, type UnpaidDays } from './unpaid-days.ts'

/** Days after somebody left for which their pay is called to mind: it is due after 30 (DOLE Labor Advisory 06-20). */
const leftWithin = 365

/**
 * People who left, also for head office, and were at work on days that no payslip covers (decision 0023), whom the caller
 * may pay. Reads the days of the longest pay period before each departure, by the person's index.
 */
export function countFinalPay(asked: Asked): Promise<UnpaidDays> {
  const { work, branchId } = asked
  const isOfBranch =
    branchId === null ? sql`true` : sql`(person.branch_id = ${branchId} or person.branch_id is null)`
  const where = sql`
    ${leftOn} >= ${addDays(work.today, -leftWithin)}::date and ${isOfBranch}
    and attendance.day between ${leftOn} - ${limits.payPeriodDays - 1}::integer and ${leftOn}`
  return countUnpaidDays(asked, { from: sql`person`, where }, ({ from, to }) => {
    // A longer period could meet payslips that exist.
    const end = halfMonthOf(from).to
    return { from, to: to < end ? to : end }
  })
}
