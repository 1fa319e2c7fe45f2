import { formatCount, type PayslipSummaryRow, texts } from '@tahi/contract'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { filtersInWords } from '../../../platform/paper/paper-extent.ts'
import type { SalaryAddress } from '../address.ts'
import { statusLabel } from '../statuses.ts'

const { fields } = texts.payslip
const words = texts.payslipSummary

export type SummaryFilters = Pick<SalaryAddress, 'status' | 'search'>

type Counts = Pick<PayslipSummaryRow, 'paid' | 'total'>
type Sums = Pick<PayslipSummaryRow, 'paidNetPay' | 'netPay'>

/**
 * What the General Manager's summary counts and sums: paid employees over all (W2 Salary), and the net pay of paid payslips
 * of that of all. With a status filter it counts only those with such payslips, because '3/3' would say that everybody is
 * paid.
 */
export function countedBy({ status, search }: SummaryFilters) {
  const label = statusLabel(status)
  return {
    label: label ?? words.paidEmployees,
    sort: label ? 'total' : 'paid',
    count: ({ paid, total }: Counts) => (label ? formatCount(total) : words.paidOf(paid, total)),
    netLabel: label ? fields.netPay : words.netPayPaid,
    /** As in '₱1,500.00 of ₱60,000.00'. */
    net: ({ paidNetPay, netPay }: Sums) =>
      label ? formatPesos(netPay) : words.netPayOf(formatPesos(paidNetPay), formatPesos(netPay)),
    /** As in '3 of 60 employees paid', or '57 employees to pay, with “emp-1”'. */
    words: ({ paid, total }: Counts) => {
      const who = label ? words.employeesOf(total, label) : words.employeesPaid(paid, total)
      return [who, ...filtersInWords([], search)].join(', ')
    },
  } as const
}
