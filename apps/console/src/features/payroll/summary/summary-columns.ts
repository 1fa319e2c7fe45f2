import { type PayslipSummaryRow, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Column } from '@tahi/ui/table/column.ts'
import { countedBy, type SummaryFilters } from './counted.ts'

/** The admin's columns (W2 Salary), and the sums. */
export function summaryColumns(filters: SummaryFilters): readonly Column<PayslipSummaryRow>[] {
  const { label, sort, count, netLabel, net } = countedBy(filters)
  return [
    { key: 'branch', label: texts.columns.branch, sort: 'branchName', value: ({ branchName }) => branchName },
    { key: 'paid', label, sort, kind: 'number', value: count },
    { key: 'date', label: texts.columns.date, sort: 'payDate', value: ({ payDate }) => formatDay(payDate) },
    { key: 'net', label: netLabel, sort: 'netPay', kind: 'number', value: net },
  ]
}
