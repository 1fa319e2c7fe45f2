import { type Day, type Weekday, weekday } from './calendar.ts'
import { effectiveOn } from './effective.ts'
import type { Minutes, WallTime } from './wall-time.ts'

/** What decides lateness and pay of a day: wall times, and the break in minutes. */
export type Schedule = {
  /** A time in after this minute is late. */
  lateAfter: WallTime
  /** Time before this is not paid. */
  paidFrom: WallTime
  /** Time after this is overtime. */
  paidUntil: WallTime
  breakMinutes: Minutes
}

/**
 * C9: late means more than 30 minutes after the start. Without a shift the start is 08:00, though pay begins at 07:00
 * (D3).
 */
export const graceMinutes = 30

const lastMinute: WallTime = 23 * 60 + 59

/** Without a shift: late after 08:30 (C9), paid from 07:00 to 16:00 minus a break of 60 minutes (W9, D3). */
export const specifiedSchedule: Schedule = { lateAfter: 510, paidFrom: 420, paidUntil: 960, breakMinutes: 60 }

/**
 * The schedule of a shift (D3 Shifts): late 30 minutes after its start, paid from start to end minus its break.
 * RangeError when it does not end after it starts: attendance has one record a day, so no shift crosses midnight.
 */
export function scheduleOfShift(shift: { start: WallTime; end: WallTime; breakMinutes: Minutes }): Schedule {
  const { start, end, breakMinutes } = shift
  if (end <= start) throw new RangeError('A shift ends after it starts, on the same day')
  return {
    lateAfter: Math.min(start + graceMinutes, lastMinute),
    paidFrom: start,
    paidUntil: end,
    breakMinutes,
  }
}

/** The assignment in force on a day: the latest that starts on or before it (D3 Shifts); undefined before the first. */
export function shiftOn<Assignment extends { from: Day }>(
  assignments: readonly Assignment[],
  day: Day,
): Assignment | undefined {
  return effectiveOn(assignments, day)
}

/** D3: Monday to Saturday unless the shift says otherwise. */
export const specifiedWorkingDays: readonly Weekday[] = [1, 2, 3, 4, 5, 6]

/**
 * Whether the nightly close expects a record (D3). `shiftDays`: 0 = Sunday … 6, undefined without a shift.
 */
export function isWorkingDay(day: Day, shiftDays: readonly Weekday[] | undefined): boolean {
  return (shiftDays ?? specifiedWorkingDays).includes(weekday(day))
}
