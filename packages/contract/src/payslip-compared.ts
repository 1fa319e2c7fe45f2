import {
  centavosFromPesos,
  earnsRegularPay,
  formatCentavos,
  formatCentavosChange,
  formatExactPesos,
} from '@tahi/domain'
import { payWords } from './employee-texts/pay.ts'
import type { Language } from './employee-texts/words.ts'
import type { PayslipPreview, PreviousPayslip } from './payslip.ts'
import { type PayLine, payPeriodLabel } from './payslip-in-words.ts'

/** The figures that are compared, of both payslips. */
type Compared = Omit<PreviousPayslip, '_id' | 'paidDays' | 'date' | 'endDate'>
type Slip = Compared &
  Pick<PayslipPreview, 'previous'> & {
    days: readonly Parameters<typeof earnsRegularPay>[0][]
  }

export interface PayComparison {
  /** 'Compared with Nov 1–15, 2026'. */
  readonly title: string
  /** How the net pay differs: '₱537.50 less'. */
  readonly sum: string
  /**
   * What differs: 'Regular pay', '10 days, 80.00 hours, before 11 days, 88.00 hours', '-₱537.50'. The amounts add up to
   * the difference of the net pay, so a higher deduction has a negative one.
   */
  readonly lines: readonly PayLine[]
}

/** Why the net pay is not what it was before, or null for a first payslip. */
export function payComparison(slip: Slip, language: Language): PayComparison | null {
  const { previous } = slip
  if (!previous) return null
  const paidDays = slip.days.filter(earnsRegularPay).length
  const { figures, compared: words } = payWords[language]
  const change = (of: (payslip: Compared) => number) =>
    centavosFromPesos(of(slip)) - centavosFromPesos(of(previous))
  const line = (figure: PayLine['figure'], centavos: number, describe: Describe): PayLine[] => {
    const [now, before] = [describe({ ...slip, paidDays }), describe(previous)]
    if (centavos === 0 && now === before) return []
    const how = words.before(now, before)
    return [{ figure, label: figures[figure], how, amount: formatCentavosChange(centavos) }]
  }
  const net = change(({ netPay }) => netPay)
  // Rates are named only where not all hours of both payslips have the same one.
  const hoursOf = (parts: 'regularParts' | 'overtimeParts', at: (hours: string, rate: string) => string) => {
    const rates = new Set([...slip[parts], ...previous[parts]].map(({ rate }) => rate))
    return (total: number, { [parts]: own }: Compared): string =>
      rates.size > 1 && own.length > 0
        ? own.map(({ hours, rate }) => at(hours.toFixed(2), formatExactPesos(rate))).join(', ')
        : words.hours(total.toFixed(2))
  }
  const regular = hoursOf('regularParts', words.regularAt)
  const overtime = hoursOf('overtimeParts', words.overtimeAt)
  return {
    title: words.title(payPeriodLabel(previous, language)),
    sum: sumOf(net, words),
    lines: [
      ...line(
        'regular',
        change(({ totalRegularPay }) => totalRegularPay),
        (of) => `${words.days(of.paidDays)}, ${regular(of.regularHours, of)}`,
      ),
      ...line(
        'overtime',
        change(({ totalOvertimePay }) => totalOvertimePay),
        (of) => overtime(of.overtimeHours, of),
      ),
      ...line('deductions', -change(({ totalDeductions }) => totalDeductions), (of) =>
        formatExactPesos(of.totalDeductions),
      ),
    ],
  }
}

type Describe = (payslip: Compared & { paidDays: number }) => string

function sumOf(net: number, words: (typeof payWords)[Language]['compared']): string {
  if (net === 0) return words.same
  const amount = formatCentavos(Math.abs(net))
  return net < 0 ? words.less(amount) : words.more(amount)
}
