import {
  earnsRegularPay,
  flatDeductionRates,
  formatExactPesos,
  hoursAndMinutes,
  monthOf,
  whyUnpaid,
} from '@tahi/domain'
import { payWords } from './employee-texts/pay.ts'
import type { Language } from './employee-texts/words.ts'
import type { PayslipPreview } from './payslip.ts'

/** The explained parts of a payslip, saved or not. */
type Explained = Omit<PayslipPreview, 'coveredBy' | 'branchId' | 'employee'>
type Words = (typeof payWords)[Language]
type Figure = keyof Words['figures']

/**
 * One figure of a payslip and how it was computed: 'Regular pay', '11 paid days, 88.00 hours × ₱537.50 ÷ 8', '₱5,912.50'.
 */
export interface PayLine {
  readonly figure: Figure
  readonly label: string
  readonly how: string
  readonly amount: string
}

/** A day behind the figures: 'Thu, Nov 12', 'not counted, the time-out is missing'. */
export interface PayDay {
  readonly date: string
  readonly label: string
  /** '7:02 AM', or '' when there is none. */
  readonly timeIn: string
  readonly timeOut: string
  /** '7:02 AM – 4:31 PM', why the hours are as they are; '' without a time in. */
  readonly times: string
  /** Whether the day earned any pay. */
  readonly paid: boolean
  readonly words: string
}

export interface PayslipInWords {
  /** Regular pay and overtime, one entry per rate, and their sum. */
  readonly earnings: readonly PayLine[]
  /** Each deduction and their sum. */
  readonly deductions: readonly PayLine[]
  readonly net: PayLine
  readonly days: readonly PayDay[]
}

/** Every figure of a payslip in plain words, down to the day (D5: a payslip stores its own explanation). */
export function payslipInWords(slip: Explained, language: Language): PayslipInWords {
  const words = payWords[language]
  const line = (figure: Figure, how: string, amount: number): PayLine => ({
    figure,
    label: words.figures[figure],
    how,
    amount: formatExactPesos(amount),
  })
  const share = (figure: 'sss' | 'pagIbig' | 'philHealth') =>
    line(
      figure,
      words.shareOfGross(String(flatDeductionRates[figure] / 100), formatExactPesos(slip.grossPay)),
      slip[figure],
    )
  const tax = slip.tax === 0 ? [] : [line('tax', words.notComputed, slip.tax)]
  const shares = [share('sss'), share('pagIbig'), share('philHealth'), ...tax]
  return {
    earnings: [
      ...regularLines(slip, words, line),
      ...overtimeLines(slip, words, line),
      line(
        'gross',
        `${formatExactPesos(slip.totalRegularPay)} + ${formatExactPesos(slip.totalOvertimePay)}`,
        slip.grossPay,
      ),
    ],
    deductions: [
      ...shares,
      line('deductions', shares.map(({ amount }) => amount).join(' + '), slip.totalDeductions),
    ],
    net: line(
      'net',
      `${formatExactPesos(slip.grossPay)} − ${formatExactPesos(slip.totalDeductions)}`,
      slip.netPay,
    ),
    days: slip.days.map((day) => dayInWords(day, words, language)),
  }
}

/** An entry as one sentence: 'Regular pay: 11 paid days, 88.00 hours × ₱537.50 ÷ 8 = ₱5,912.50'. */
export const sentenceOf = ({ label, how, amount }: PayLine): string => `${label}: ${how} = ${amount}`

/** 'Thu, Nov 12', or with its year 'Nov 12, 2026'; in Filipino 'Huw, Nob 12'. */
export const payDayLabel = (day: string, language: Language, form: 'weekday' | 'year'): string =>
  dayForms[form][language].format(midnight(day))

const dayForm = (language: Language, shown: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${language}-PH`, { ...shown, month: 'short', day: 'numeric', timeZone: 'UTC' })

const dayForms = {
  short: { en: dayForm('en', {}), fil: dayForm('fil', {}) },
  weekday: { en: dayForm('en', { weekday: 'short' }), fil: dayForm('fil', { weekday: 'short' }) },
  year: { en: dayForm('en', { year: 'numeric' }), fil: dayForm('fil', { year: 'numeric' }) },
}

/** 'Nov 1–15, 2026'; for one day 'Nov 1, 2026'. Across months or years, the first day gets its month or year too. */
export function payPeriodLabel(
  { date, endDate }: { date: string; endDate: string },
  language: Language,
): string {
  const end = payDayLabel(endDate, language, 'year')
  if (date === endDate) return end
  if (date.slice(0, 4) !== endDate.slice(0, 4)) return `${payDayLabel(date, language, 'year')} – ${end}`
  const start = dayForms.short[language].format(midnight(date))
  const isOneMonth = monthOf(date) === monthOf(endDate)
  return isOneMonth ? `${start}–${end.slice(end.indexOf(' ') + 1)}` : `${start} – ${end}`
}

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`)

type MakeLine = (figure: Figure, how: string, amount: number) => PayLine

function regularLines({ regularParts, days }: Explained, words: Words, line: MakeLine): PayLine[] {
  if (regularParts.length === 0) return [line('regular', words.noRegular, 0)]
  return regularParts.map(({ rate, hours, pay }) => {
    const paid = days.filter((day) => day.dailyRate === rate && earnsRegularPay(day))
    return line('regular', words.regularHow(paid.length, hours.toFixed(2), formatExactPesos(rate)), pay)
  })
}

function overtimeLines({ overtimeParts, days }: Explained, words: Words, line: MakeLine): PayLine[] {
  if (overtimeParts.length === 0) return [line('overtime', words.noOvertime, 0)]
  return overtimeParts.map(({ rate, hours, pay }) => {
    const paid = days.filter(
      ({ overtimeRate, overtimeMinutes }) => overtimeRate === rate && overtimeMinutes > 0,
    )
    return line('overtime', words.overtimeHow(paid.length, hours.toFixed(2), formatExactPesos(rate)), pay)
  })
}

function dayInWords(day: Explained['days'][number], { day: words }: Words, language: Language): PayDay {
  const { date, regularMinutes, overtimeMinutes } = day
  const said = (paid: boolean, what: string): PayDay => ({
    date,
    label: payDayLabel(date, language, 'weekday'),
    ...timesInWords(day, words, language),
    paid,
    words: what,
  })
  const unpaid = whyUnpaid(day)
  if (unpaid !== null) return said(false, words[unpaid])
  const worked = [
    ...(regularMinutes > 0 ? [words.regular(hoursAndMinutes(regularMinutes))] : []),
    ...(overtimeMinutes > 0 ? [words.overtime(hoursAndMinutes(overtimeMinutes))] : []),
  ]
  return said(true, worked.join(', '))
}

type Times = Pick<PayDay, 'timeIn' | 'timeOut' | 'times'>

function timesInWords(day: Explained['days'][number], words: Words['day'], language: Language): Times {
  const [timeIn, timeOut] = [timeLabel(day.timeIn, language), timeLabel(day.timeOut, language)]
  const [began, ended] = [unbroken(timeIn), unbroken(timeOut)]
  const times = began && (ended === '' ? words.from(began) : `${began} – ${ended}`)
  return { timeIn, timeOut, times }
}

/** In large text the dash ends the line, not '3:08'. */
const unbroken = (time: string): string => time.replace(' ', '\u00a0')

const timeForm = (language: Language) =>
  new Intl.DateTimeFormat(`${language}-PH`, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

const timeForms = { en: timeForm('en'), fil: timeForm('fil') }

/** A wall time `HH:MM` as the phone shows it. */
const timeLabel = (time: string, language: Language): string =>
  time && timeForms[language].format(Date.parse(`1970-01-01T${time}Z`))
