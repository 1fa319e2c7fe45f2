import type { PersonName } from '@tahi/contract'
import { listedName, monthOf } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { monthAndDay } from '../../../platform/calendar/list-days.ts'
import type { PayPeriod } from './pay-periods.ts'

/** 'Nov 1–15' within a month, 'Oct 26 – Nov 10' over two. */
export function shortPeriod({ date, endDate }: PayPeriod): string {
  if (date === endDate) return monthAndDay(date)
  return monthOf(date) === monthOf(endDate)
    ? `${monthAndDay(date)}–${Number(endDate.slice(8))}`
    : `${monthAndDay(date)} – ${monthAndDay(endDate)}`
}

/** The period with its year: 'Nov 1–15, 2026'; with both years if it ends in another one. */
export function longPeriod(period: PayPeriod): string {
  const { date, endDate } = period
  return date.slice(0, 4) === endDate.slice(0, 4)
    ? `${shortPeriod(period)}, ${endDate.slice(0, 4)}`
    : `${formatDay(date)} – ${formatDay(endDate)}`
}

/** Whose payslip it is, and of which period: 'Cruz, Ana, Nov 1–15, 2026'. */
export const payslipInShort = (payslip: PayPeriod & { employee: PersonName }): string =>
  `${listedName(payslip.employee)}, ${longPeriod(payslip)}`

/** The same with what it pays: 'Cruz, Ana, Nov 1–15, 2026: ₱5,400.00'. */
export const payslipAndSum = (payslip: Parameters<typeof payslipInShort>[0] & { netPay: number }): string =>
  `${payslipInShort(payslip)}: ${formatPesos(payslip.netPay)}`

/** Only the days of the month, '18, 19, 20 +2', for use beside the period. */
export function dayNumbers(days: readonly string[], most = 3): string {
  const shown = days.slice(0, most).map((day) => Number(day.slice(8)))
  return shown.join(', ') + (days.length > most ? ` +${days.length - most}` : '')
}
