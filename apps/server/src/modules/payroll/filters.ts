import type { exportPayslips, Request } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { allOf, isOfPeople } from '../../platform/lists/conditions.ts'
import { branchOf, sortsByPerson } from '../../platform/lists/records-of-people.ts'
import { isCalled } from '../../platform/lists/searching.ts'
import { membersWho, type Reach, type Scope, within } from '../../platform/scope.ts'
import { isPayable } from './whose-pay.ts'

type Filters = Omit<Request<typeof exportPayslips>['query'], 'sort' | 'branchId'>

/**
 * The payslips whose people the caller may pay (decision 0023). Those whom they may not are few, and looked up once.
 * @param reach the branch of the payslips, or null for any
 */
export const ofPayable = (scope: Scope, { branchId }: Reach): RawBuilder<unknown> =>
  sql`payslip.person_id not in (${membersWho(branchId, sql`not (${isPayable(scope)})`)})`

/** The columns for the contract's `payslipSorts`, for `from payslip join person`. */
export const sortsOfPayslips = {
  ...sortsByPerson,
  branchName: branchOf('payslip'),
  date: sql`payslip.period_start`,
  endDate: sql`payslip.period_end`,
  payDate: sql`payslip.pay_date`,
  netPay: sql`payslip.net_pay`,
  status: sql`payslip.status`,
}

/** The filters of the salary list (W2). They use the table's own columns only, so that its index can be used. */
export const payslipFilters = (
  reach: Reach,
  { from, to, payDate, status, search, departmentId, role }: Filters,
): RawBuilder<unknown> =>
  allOf([
    sql`payslip.active`,
    within(reach, 'payslip'),
    from && sql`payslip.pay_date >= ${from}`,
    to && sql`payslip.pay_date <= ${to}`,
    payDate && sql`payslip.pay_date = ${payDate}`,
    status && sql`payslip.status = ${status}`,
    search && sql`payslip.person_id in (${membersWho(reach.branchId, isCalled(search))})`,
    departmentId && sql`payslip.department_id = ${departmentId}`,
    isOfPeople('payslip', { role }),
  ])
