import { specifiedSchedule } from './schedule.ts'
import type { Minutes, WallTime } from './wall-time.ts'

/** The closed list of C3 Attendance record. */
export const attendanceStatuses = ['pending', 'present', 'absent', 'late', 'halfday', 'leave'] as const

export type AttendanceStatus = (typeof attendanceStatuses)[number]

/** Statuses that count as attended; a pending day does (C2 Dashboard). */
export const attendedStatuses = [
  'present',
  'late',
  'halfday',
  'pending',
] as const satisfies AttendanceStatus[]

/** Statuses of days that are worked and earn nothing, unless HR sets them to present. */
export const lateAndHalf = ['late', 'halfday'] as const satisfies AttendanceStatus[]

export const isLateOrHalf = (status: AttendanceStatus): boolean => lateAndHalf.some((one) => one === status)

/** C9: worked time of 5 hours or less is a half day. */
const halfdayMinutes: Minutes = 300

/**
 * The status that every screen shows and payroll counts (C4, D3 Derivation). Only `pending` is derived. A time in
 * alone is `present`. With both times the day is `late` after `lateAfter` (08:30 unless the shift says otherwise), or
 * `halfday` up to 5 hours without deducting a break. A full day stays `pending` until HR confirms it, and so does a
 * day without a time in.
 */
export function deriveStatus(record: {
  status: AttendanceStatus
  timeIn: WallTime | null
  timeOut: WallTime | null
  lateAfter?: WallTime
}): AttendanceStatus {
  const { status, timeIn, timeOut, lateAfter = specifiedSchedule.lateAfter } = record
  if (status !== 'pending' || timeIn === null) return status
  if (timeOut === null) return 'present'
  if (timeIn > lateAfter) return 'late'
  return timeOut - timeIn <= halfdayMinutes ? 'halfday' : 'pending'
}

/**
 * Whether a day waits for HR to confirm it (D3): with these, a time in that leaves it pending has a time out too. A
 * pending day without times waits for its times, and a confirmation would count a day that earns nothing.
 * @param record with the derived status
 */
export const isFullPending = ({
  status,
  timeIn,
}: {
  status: AttendanceStatus
  timeIn: WallTime | null
}): boolean => status === 'pending' && timeIn !== null

export const timesProblems = ['out_without_in', 'out_before_in'] as const

export type TimesProblem = (typeof timesProblems)[number]

/**
 * Why a record cannot have these times, or null (D3: the time out must be after the time in; times may be empty). A
 * time out without a time in is refused: it cannot be derived from or paid, and usually the time in was forgotten or
 * misread. Both times in one minute are `out_before_in`.
 */
export function timesProblem(timeIn: WallTime | null, timeOut: WallTime | null): TimesProblem | null {
  if (timeOut === null) return null
  if (timeIn === null) return 'out_without_in'
  return timeOut > timeIn ? null : 'out_before_in'
}
