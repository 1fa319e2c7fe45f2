import type { listPayslips as call, Request } from '@tahi/contract'
import type { Result } from '../../platform/http/binding.ts'
import { readRecords, sortsByPerson } from '../../platform/lists/records-of-people.ts'
import { reachOf } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { payslipFilters, sortsOfPayslips } from './filters.ts'
import { type PayslipRow, payslipColumns, toPayslip } from './payslip.ts'

const payslips = {
  table: 'payslip',
  columns: payslipColumns,
  sorts: sortsOfPayslips,
  usual: '-payDate',
  thenBy: sortsByPerson.lastName,
} as const

/** Payslips in the whole scope, in a branch or of a person: newest pay date first, then by name (W2 Salary). */
export async function listPayslips(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { queries, scope } = work
  const where = payslipFilters(await reachOf(work, params.id, query.branchId), query)
  return work.lastly(readRecords(queries, payslips, where, query, (row: PayslipRow) => toPayslip(row, scope)))
}
