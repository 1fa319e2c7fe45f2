import type { AttendanceDay } from '@tahi/contract/attendance-month'
import type { attendanceWords } from '@tahi/contract/employee-texts/attendance'
import type { Formats } from '../../platform/formats.ts'

type Words = (typeof attendanceWords)['en']
type Times = { readonly timeIn: string; readonly timeOut: string }

/** '7:02 AM to 4:31 PM', or the part of it that is known. */
export function spanWords({ timeIn, timeOut }: Times, words: Words, format: Formats): string {
  if (timeIn === '') return ''
  if (timeOut === '') return words.from(format.time(timeIn))
  return words.span(format.time(timeIn), format.time(timeOut))
}

/** Whether the day was pending when its payslip was paid: HR can no longer confirm it, so it waits for nothing. */
export const isPaidPending = ({ record, paid }: Pick<AttendanceDay, 'record' | 'paid'>): boolean =>
  paid && record?.status === 'pending'

/** The kind of day: its status, or why it has none. */
export function kindWords(day: AttendanceDay, words: Words, today: string): string {
  const { record, leaveType, working, date } = day
  if (isPaidPending(day)) return words.notCounted
  if (record) return words.statuses[record.status]
  if (leaveType) return words.statuses.leave
  if (!working) return words.dayOff
  return date >= today ? words.notYet : words.noRecord
}

/** What the day earns, in words: '8.00 h regular, 0.50 h overtime'; empty when there is nothing to say. */
export function effectWords(day: AttendanceDay, words: Words, format: Formats, today: string): string {
  const { record, counted, reason } = day
  if (!record) return ''
  if (counted) return minutesWords(day, words, format) || words.effect.noHours
  if (reason === 'missing_time_in') return words.effect.missingTimeIn
  if (reason === 'missing_time_out')
    return isRunning(day, today) ? words.effect.stillIn : words.effect.missingTimeOut
  // A pending day may be confirmed until it is paid. Other days do not change under a payslip.
  if (isPaidPending(day)) return words.effect.notConfirmed
  const { status } = record
  if (day.payslipId !== null && (status === 'late' || status === 'halfday')) return words.effect.notCounted
  const toCome = status === 'pending' && minutesWords(day, words, format)
  if (toCome) return words.effect.whenConfirmed(toCome)
  return status === 'present' ? words.effect.noHours : words.effect[status]
}

/**
 * What a payslip did with the day; undefined while none did, and for a day that it covers without counting it. A pending one
 * that covers a running day has not counted it yet: it is recomputed after the time out.
 */
export function payslipWords(day: AttendanceDay, words: Words, today: string): string | undefined {
  if (!day.record || day.payslipId === null) return undefined
  // The payslip is paid, but not this day.
  if (isPaidPending(day) || neverCounted.includes(day.record.status)) return undefined
  if (day.paid) return words.paid
  return isRunning(day, today) ? undefined : words.onPayslip
}

/** Statuses of days that no payslip counts: 'Paid' would contradict what is said of such a day. */
const neverCounted: readonly string[] = ['late', 'halfday', 'absent', 'leave']

const isRunning = ({ date, record }: AttendanceDay, today: string): boolean =>
  date >= today && record !== null && record.timeIn !== '' && record.timeOut === ''

function minutesWords(
  { regularMinutes, overtimeMinutes }: Pick<AttendanceDay, 'regularMinutes' | 'overtimeMinutes'>,
  { effect }: Words,
  format: Formats,
): string {
  return [
    regularMinutes > 0 && effect.regular(format.hours(regularMinutes / 60)),
    overtimeMinutes > 0 && effect.overtime(format.hours(overtimeMinutes / 60)),
  ]
    .filter(Boolean)
    .join(', ')
}
