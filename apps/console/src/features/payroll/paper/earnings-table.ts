import { texts } from '@tahi/contract'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import type { PrintTable } from '@tahi/ui/print/print-document.ts'
import type { Printed } from './printed.ts'

const { fields } = texts.payslip
const words = texts.payslipPaper

/** Regular and overtime pay, with a line per rate if the rate changed within the period. */
export function earningsTable(slip: Printed): PrintTable {
  const regular = paidParts(slip.regularParts, slip.dailyRate)
  const overtime = paidParts(slip.overtimeParts, slip.overtimeRate)
  const line = (label: string, rateOf: (rate: string) => string) => (part: PaidPart) => [
    label,
    part.hours.toFixed(2),
    rateOf(formatPesos(part.rate)),
    formatPesos(part.pay),
  ]
  return {
    kind: 'table',
    caption: texts.payslipParts.earnings,
    columns: [
      { label: words.earning },
      { label: texts.payslipParts.hours, align: 'end' },
      { label: words.rate, align: 'end' },
      { label: texts.columns.amount, align: 'end' },
    ],
    rows: [
      ...regular.map(line(fields.totalRegularPay, words.aDay)),
      ...overtime.map(line(fields.totalOvertimePay, words.anHour)),
    ],
    footer: [fields.grossPay, '', '', formatPesos(slip.grossPay)],
  }
}

type PaidPart = { hours: number; rate: number; pay: number }

const paidParts = (parts: readonly PaidPart[], rate: number): readonly PaidPart[] =>
  parts.length > 0 ? parts : [{ hours: 0, rate, pay: 0 }]
