import { type AttendanceSummaryRow, formatCount, texts } from '@tahi/contract'

type Counted = Pick<AttendanceSummaryRow, 'branchName' | 'totalAttendance' | 'totalEmployees'>
type Filters = { branchId?: string | undefined; status?: string | undefined; search?: string | undefined }

/**
 * The sum of the summary's rows: all branches, those that the filters leave, or the chosen one (C2).
 * @param employed the employees of all branches: who moved counts in the rows of both
 * @returns undefined without a row
 */
export function rangeTotal(
  rows: readonly Counted[],
  filters: Filters,
  employed: number | undefined,
): string | undefined {
  const sum = rangeSum(rows, filters, employed)
  return sum && `${whose(rows, filters)}: ${sum}`
}

/** The same sum without whose it is, for the last row on paper. */
export function rangeSum(
  rows: readonly Counted[],
  filters: Filters,
  employed: number | undefined,
): string | undefined {
  if (rows.length === 0) return undefined
  const isWhole = !filters.branchId && !filters.status && !filters.search
  if (isWhole && employed === undefined) return undefined
  const sum = (field: 'totalAttendance' | 'totalEmployees') =>
    rows.reduce((total, row) => total + row[field], 0)
  const employees = isWhole && employed !== undefined ? employed : sum('totalEmployees')
  return `${formatCount(sum('totalAttendance'))} / ${formatCount(employees)}`
}

function whose(rows: readonly Counted[], { branchId, status, search }: Filters): string | undefined {
  if (branchId) return rows[0]?.branchName
  // With these filters a branch without counted people has no row, and its employees are not in the sum.
  if (status || search) return texts.attendanceSummary.branches(rows.length)
  return texts.forAllBranches
}
