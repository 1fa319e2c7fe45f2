import { texts } from '@tahi/contract'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import type { PrintTable } from '@tahi/ui/print/print-document.ts'
import type { Printed } from './printed.ts'

const { fields } = texts.payslip

/** Regular and overtime pay, a line for each rate where it changed within the period. */
export function earningsTable(slip: Printed): PrintTable {
  const whole = (hours: number, rate: number, pay: number) => [{ hours, rate, pay }]
  const regular = parts(slip.regularParts, whole(slip.regularHours, slip.dailyRate, slip.totalRegularPay))
  const overtime = parts(
    slip.overtimeParts,
    whole(slip.overtimeHours, slip.overtimeRate, slip.totalOvertimePay),
  )
  const line = (label: string, unit: string) => (part: Part) => [
    label,
    part.hours.toFixed(2),
    `${formatPesos(part.rate)} ${unit}`,
    formatPesos(part.pay),
  ]
  return {
    kind: 'table',
    caption: 'Earnings',
    columns: [
      { label: 'Earning' },
      { label: 'Hours', align: 'end', width: '22mm' },
      { label: 'Rate', align: 'end', width: '40mm' },
      { label: 'Amount', align: 'end', width: '34mm' },
    ],
    rows: [
      ...regular.map(line(fields.totalRegularPay, 'a day')),
      ...overtime.map(line(fields.totalOvertimePay, 'an hour')),
    ],
    footer: [fields.grossPay, '', '', formatPesos(slip.grossPay)],
  }
}

type Part = { hours: number; rate: number; pay: number }

const parts = (known: readonly Part[] | undefined, whole: readonly Part[]): readonly Part[] =>
  known && known.length > 0 ? known : whole
