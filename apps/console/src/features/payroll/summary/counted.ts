import type { PayslipSummaryRow } from '@tahi/contract'
import { filtersInWords } from '../../../platform/paper/paper-extent.ts'
import type { SalaryAddress } from '../address.ts'
import { statusLabel } from '../statuses.ts'

export type SummaryFilters = Pick<SalaryAddress, 'status' | 'search'>

type Counts = Pick<PayslipSummaryRow, 'paid' | 'total'>

/**
 * What the General Manager's summary counts: paid payslips over all (W2 Salary). With a status filter it counts only
 * those payslips, because '3/3' would say that everybody is paid.
 */
export function countedBy({ status, search }: SummaryFilters) {
  const label = statusLabel(status)
  const shown = (number: number) => number.toLocaleString('en')
  return {
    label: label ?? 'Total of Paid Employees',
    sort: label ? 'total' : 'paid',
    count: ({ paid, total }: Counts) => (label ? shown(total) : `${shown(paid)}/${shown(total)}`),
    /** As in '3 of 60 paid', or '57 to pay, with “emp-1”'. */
    words: ({ paid, total }: Counts) => {
      const counted = label
        ? `${shown(total)} ${label.toLowerCase()}`
        : `${shown(paid)} of ${shown(total)} paid`
      return [counted, ...filtersInWords([], search)].join(', ')
    },
  } as const
}
