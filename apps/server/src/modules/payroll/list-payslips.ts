import type { listPayslips as call, Request } from '@tahi/contract'
import type { Result } from '../../platform/http/binding.ts'
import { listed } from '../../platform/paging.ts'
import { pageOfRecords, type RecordList, sortsByPerson } from '../../platform/records-of-people.ts'
import { reachOf } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { payslipFilters, payslipSorts } from './filters.ts'
import { type PayslipRow, payslipColumns, toPayslip } from './payslip.ts'

const payslips: RecordList = {
  table: 'payslip',
  columns: payslipColumns,
  sorts: payslipSorts,
  usual: '-payDate',
  thenBy: sortsByPerson.lastName,
}

/**
 * Payslips of everything in scope, of a branch or of a person, the newest pay date first and people by name within it (W2
 * Salary).
 */
export async function listPayslips(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { queries, scope } = work
  const where = payslipFilters(await reachOf(work, params.id, query.branchId), query)
  const { rows, total } = await work.lastly(pageOfRecords<PayslipRow>(queries, payslips, where, query))
  return listed(
    query,
    rows.map((row) => toPayslip(row, scope)),
    total,
  )
}
