import type { summarisePayslips as call, PayslipSummaryRow, Request } from '@tahi/contract'
import { pesosFromCentavos } from '@tahi/domain'
import { sql } from 'kysely'
import { alphabetical } from '../../platform/alphabetical.ts'
import type { Result } from '../../platform/http/binding.ts'
import { listed, orderBy, pageOf } from '../../platform/paging.ts'
import { branchInScope } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { payslipFilters } from './filters.ts'

const sorts = {
  payDate: sql`summed.pay_date`,
  branchName: alphabetical(sql`branch.name`),
  paid: sql`summed.paid`,
  total: sql`summed.total`,
  netPay: sql`summed.net_pay`,
}

/** Paid over all payslips of each branch and pay date, and their net pay, the newest first (W2 Salary, Admin). */
export async function summarisePayslips(
  { queries, scope }: Work,
  { query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const page = pageOf(query)
  const reach = { branchId: branchInScope(scope, query.branchId), personId: null }
  const { from, to, departmentId, role } = query
  const where = payslipFilters(reach, { from, to, departmentId, role })
  const order = orderBy(query.sort, sorts, { usual: '-payDate', tie: sql`${sorts.branchName}, branch.id` })
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`
      select count(*) as total
      from (select from payslip where ${where} group by branch_id, pay_date) as summed`.execute(queries),
    sql<PayslipSummaryRow>`
      with summed as (
        select branch_id, pay_date, count(*) filter (where status = 'paid') as paid, count(*) as total,
          sum(net_pay)::bigint as net_pay
        from payslip where ${where}
        group by branch_id, pay_date
      )
      select summed.branch_id as "branchId", branch.name as "branchName", summed.pay_date as "payDate",
        summed.paid, summed.total, summed.net_pay as "netPay"
      from summed join branch on branch.id = summed.branch_id
      ${order} limit ${page.limit} offset ${page.offset}`.execute(queries),
  ])
  const total = counted.rows[0]?.total ?? 0
  const rows = found.rows.map((row) => ({ ...row, netPay: pesosFromCentavos(row.netPay) }))
  return listed(query, rows, total)
}
