import { texts } from '@tahi/contract'
import { flatDeductionRates } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import type { Explained } from '../figures.ts'
import { Comparison } from './comparison.tsx'
import { Sum } from './sum.tsx'
import type { Topic } from './topic.ts'

const { fields } = texts.payslip
const { rules, lines, noRate } = texts.payslipExplanation

/** The policy's rule for a figure in words, and with this payslip's numbers. */
export function Formula({ explained, topic }: { explained: Explained; topic: Topic }) {
  switch (topic) {
    case 'rates':
      return (
        <Sum
          words={rules.rates}
          lines={explained.rates.map(({ from, dailyRate, overtimeRate }) => [
            lines.ratesFrom(formatDay(from)),
            lines.rates(formatPesos(dailyRate), formatPesos(overtimeRate)),
          ])}
          empty={noRate}
        />
      )
    case 'regular':
      return (
        <Sum
          words={rules.regular}
          lines={explained.regularParts.map((part) => [
            lines.regular(part.hours.toFixed(2), formatPesos(part.rate)),
            formatPesos(part.pay),
          ])}
          total={[fields.totalRegularPay, formatPesos(explained.totalRegularPay)]}
        />
      )
    case 'overtime':
      return (
        <Sum
          words={rules.overtime}
          lines={explained.overtimeParts.map((part) => [
            lines.overtime(part.hours.toFixed(2), formatPesos(part.rate)),
            formatPesos(part.pay),
          ])}
          total={[fields.totalOvertimePay, formatPesos(explained.totalOvertimePay)]}
        />
      )
    case 'gross':
      return (
        <Sum
          words={rules.gross}
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
          words={rules.deductions}
          lines={(['sss', 'pagIbig', 'philHealth'] as const).map((key) => [
            lines.deduction(fields[key], flatDeductionRates[key] / 100, formatPesos(explained.grossPay)),
            formatPesos(explained[key]),
          ])}
          total={[fields.totalDeductions, formatPesos(explained.totalDeductions)]}
        />
      )
    case 'net':
      return (
        <Sum
          words={rules.net}
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
