import type { AttendanceDay } from '@tahi/contract/attendance-month'
import type { attendanceWords } from '@tahi/contract/employee-texts/attendance'
import { hoursAndMinutes } from '@tahi/domain'
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

/** What the day earns, in words: '8:00 h regular, 0:30 h overtime'; empty when there is nothing to say. */
export function effectWords(day: AttendanceDay, words: Words, today: string): string {
  const { record, counted, reason, paid, unpaid } = day
  if (!record) return ''
  if (unpaid === 'no_rate') return words.unpaid.no_rate
  if (counted) return minutesWords(day, words) || words.effect.noHours
  if (reason === 'missing_time_in') return words.effect.missingTimeIn
  if (reason === 'missing_time_out')
    return isRunning(day, today) ? words.effect.stillIn : words.effect.missingTimeOut
  const { status } = record
  if (day.payslipId !== null && (status === 'late' || status === 'halfday')) return words.effect.notCounted
  // Not by the status: HR may have confirmed the day after the payslip was computed.
  if (paid && unpaid && status !== 'absent' && status !== 'leave') return words.unpaid[unpaid]
  const toCome = minutesWords(day, words)
  if (toCome) return status === 'pending' ? words.effect.whenConfirmed(toCome) : toCome
  return status === 'present' ? words.effect.noHours : words.effect[status]
}

/**
 * What a payslip did with the day; undefined while none did, and for a day that it covers without paying it: 'Paid' would
 * contradict what is said of such a day.
 */
export function payslipWords(day: AttendanceDay, words: Words): string | undefined {
  if (!day.record || day.payslipId === null) return undefined
  if (day.counted && !day.unpaid) return day.paid ? words.paid : words.onPayslip
  return isNotYetCounted(day) ? words.notOnPayslip : undefined
}

/** Whether the day has hours that its payslip does not count, because they were confirmed later or still wait for it. */
export const isNotYetCounted = (day: AttendanceDay): boolean =>
  day.payslipId !== null && !day.paid && !day.counted && day.regularMinutes + day.overtimeMinutes > 0

const isRunning = ({ date, record }: AttendanceDay, today: string): boolean =>
  date >= today && record !== null && record.timeIn !== '' && record.timeOut === ''

function minutesWords(
  { regularMinutes, overtimeMinutes }: Pick<AttendanceDay, 'regularMinutes' | 'overtimeMinutes'>,
  { effect }: Words,
): string {
  return [
    regularMinutes > 0 && effect.regular(hoursAndMinutes(regularMinutes)),
    overtimeMinutes > 0 && effect.overtime(hoursAndMinutes(overtimeMinutes)),
  ]
    .filter(Boolean)
    .join(', ')
}
