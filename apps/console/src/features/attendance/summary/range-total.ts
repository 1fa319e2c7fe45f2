import { type AttendanceSummaryRow, texts } from '@tahi/contract'

type Counted = Pick<AttendanceSummaryRow, 'branchName' | 'totalAttendance' | 'totalEmployees'>
type Filters = { branchId?: string | undefined; status?: string | undefined; search?: string | undefined }

/**
 * The summary's sum: of all branches, of those that the filters leave, or of the one that is chosen (C2).
 * @returns undefined without a row
 */
export function rangeTotal(rows: readonly Counted[], filters: Filters): string | undefined {
  if (rows.length === 0) return undefined
  const sum = (field: 'totalAttendance' | 'totalEmployees') =>
    rows.reduce((total, row) => total + row[field], 0).toLocaleString('en')
  return `${whose(rows, filters)}: ${sum('totalAttendance')} / ${sum('totalEmployees')}`
}

function whose(rows: readonly Counted[], { branchId, status, search }: Filters): string | undefined {
  if (branchId) return rows[0]?.branchName
  // Only then has a branch where nobody is counted no row, nor its employees a part in the sum.
  if (status || search) return `${rows.length} ${rows.length === 1 ? 'branch' : 'branches'}`
  return texts.forAllBranches
}
