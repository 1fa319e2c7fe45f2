import { texts } from '@tahi/contract'
import { flatDeductionRates } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import type { Explained } from '../figures.ts'
import { Comparison } from './comparison.tsx'
import { Sum } from './sum.tsx'
import type { Topic } from './topic.ts'

const { fields } = texts.payslip
const hours = (value: number) => `${value.toFixed(2)} h`

/** The policy's rule for a figure in words, and with this payslip's numbers. */
export function Formula({ explained, topic }: { explained: Explained; topic: Topic }) {
  switch (topic) {
    case 'rates':
      return (
        <Sum
          words="The rates that hold on each day of the period. A day is paid at the rate of that day."
          lines={explained.rates.map(({ from, dailyRate, overtimeRate }) => [
            `From ${formatDay(from)}`,
            `${formatPesos(dailyRate)} a day, ${formatPesos(overtimeRate)} an hour of overtime`,
          ])}
          empty="No rate holds in this period, so nothing is earned."
        />
      )
    case 'regular':
      return (
        <Sum
          words="A confirmed day counts from the later of time in and the start of paid time (07:00 unless the shift says otherwise) to time out, at most to its end (16:00), less the break (1 hour). Regular pay is hours × daily rate ÷ 8."
          lines={explained.regularParts.map((part) => [
            `${hours(part.hours)} × ${formatPesos(part.rate)} ÷ 8`,
            formatPesos(part.pay),
          ])}
          total={[fields.totalRegularPay, formatPesos(explained.totalRegularPay)]}
        />
      )
    case 'overtime':
      return (
        <Sum
          words="Time after the end of paid time (16:00 unless the shift says otherwise) is overtime. Overtime pay is hours × overtime rate."
          lines={explained.overtimeParts.map((part) => [
            `${hours(part.hours)} × ${formatPesos(part.rate)}`,
            formatPesos(part.pay),
          ])}
          total={[fields.totalOvertimePay, formatPesos(explained.totalOvertimePay)]}
        />
      )
    case 'gross':
      return (
        <Sum
          words="Gross pay is regular pay and overtime pay together."
          lines={[
            [fields.totalRegularPay, formatPesos(explained.totalRegularPay)],
            [fields.totalOvertimePay, formatPesos(explained.totalOvertimePay)],
          ]}
          total={[fields.grossPay, formatPesos(explained.grossPay)]}
        />
      )
    case 'deductions':
      return (
        <Sum
          words="Each deduction is its part of the gross pay, rounded to the centavo by itself. Tax is not computed."
          lines={(['sss', 'pagIbig', 'philHealth'] as const).map((key) => [
            `${fields[key]}: ${flatDeductionRates[key] / 100}% of ${formatPesos(explained.grossPay)}`,
            formatPesos(explained[key]),
          ])}
          total={[fields.totalDeductions, formatPesos(explained.totalDeductions)]}
        />
      )
    case 'net':
      return (
        <Sum
          words="Net pay is gross pay less all deductions."
          lines={[
            [fields.grossPay, formatPesos(explained.grossPay)],
            [fields.totalDeductions, `− ${formatPesos(explained.totalDeductions)}`],
          ]}
          total={[fields.netPay, formatPesos(explained.netPay)]}
        />
      )
    case 'change':
      return <Comparison explained={explained} />
  }
}
