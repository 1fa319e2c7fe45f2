import type { PayslipSummaryRow } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Column } from '@tahi/ui/table/column.ts'

/** The admin's columns (W2 Salary), and what was paid. */
export const summaryColumns: readonly Column<PayslipSummaryRow>[] = [
  { key: 'branch', label: 'Branch', sort: 'branchName', value: ({ branchName }) => branchName },
  {
    key: 'paid',
    label: 'Total of Paid Employees',
    sort: 'paid',
    kind: 'number',
    value: ({ paid, total }) => `${paid.toLocaleString('en')}/${total.toLocaleString('en')}`,
  },
  { key: 'date', label: 'Date', sort: 'payDate', value: ({ payDate }) => formatDay(payDate) },
  { key: 'net', label: 'Net Pay', sort: 'netPay', kind: 'money', value: ({ netPay }) => netPay },
]
