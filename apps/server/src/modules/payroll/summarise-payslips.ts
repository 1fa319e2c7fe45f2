import type { summarisePayslips as call, PayslipSummaryRow, Request } from '@tahi/contract'
import { pesosFromCentavos } from '@tahi/domain'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import { allOf } from '../../platform/lists/conditions.ts'
import { orderBy, readPage } from '../../platform/lists/paging.ts'
import { reachOfBranch } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { ofPayable, payslipFilters } from './filters.ts'

const sorts = {
  payDate: sql`summed.pay_date`,
  branchName: alphabetical(sql`branch.name`),
  paid: sql`summed.paid`,
  total: sql`summed.total`,
  netPay: sql`summed.net_pay`,
}

/**
 * How many people of each branch and pay date are paid, and the net pay of paid and of all payslips, newest first (W2
 * Salary, Admin). A person with a pending payslip of that date is not paid yet. The list's filters apply.
 */
export async function summarisePayslips(
  { queries, scope }: Work,
  { query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const reach = reachOfBranch(scope, query.branchId)
  const { payable, ...filters } = query
  const where = allOf([payslipFilters(reach, filters), payable && ofPayable(scope, reach)])
  const list = {
    named: sql`
      of_person as (
        select branch_id, pay_date, bool_and(status = 'paid') as is_paid, count(*) as payslips,
          coalesce(sum(net_pay) filter (where status = 'paid'), 0) as paid_net_pay, sum(net_pay) as net_pay
        from payslip where ${where}
        group by branch_id, pay_date, person_id
      ),
      summed as (
        select branch_id, pay_date, count(*) filter (where is_paid) as paid, count(*) as total,
          sum(payslips)::bigint as payslips, sum(paid_net_pay)::bigint as paid_net_pay, sum(net_pay)::bigint as net_pay
        from of_person
        group by branch_id, pay_date
      )`,
    from: sql`summed`,
    join: sql`join branch on branch.id = summed.branch_id`,
    columns: sql`
      summed.branch_id as "branchId", branch.name as "branchName", summed.pay_date as "payDate", summed.paid,
      summed.total, summed.payslips, summed.paid_net_pay as "paidNetPay", summed.net_pay as "netPay"`,
    order: orderBy(query.sort, sorts, {
      usual: '-payDate',
      tie: sql`${sorts.branchName}, branch.id, summed.pay_date`,
    }),
  }
  return readPage(queries, query, list, ({ paidNetPay, netPay, ...row }: PayslipSummaryRow) => ({
    ...row,
    paidNetPay: pesosFromCentavos(paidNetPay),
    netPay: pesosFromCentavos(netPay),
  }))
}
