import { texts } from '@tahi/contract'
import { type Day, type LeaveType, listedName } from '@tahi/domain'
import { formatDays } from '@tahi/ui/format/day.ts'
import type { Tone } from '@tahi/ui/tone.ts'
import { dayName } from '../../../platform/calendar/day-words.ts'
import type { CalendarLeave, Remaining } from './month-layout.ts'

/** Colours group similar leave types; the words name the type. Those of scarcity, 'warn' and 'bad', are not among them. */
const tones: Partial<Record<LeaveType, Tone>> = {
  Sick: 'info',
  Emergency: 'info',
  'Service Incentive': 'good',
  Maternity: 'accent',
  Paternity: 'accent',
  'Parental (Solo Parent)': 'accent',
}

export const typeTone = (type: LeaveType): Tone => tones[type] ?? 'neutral'

/** 'Cruz, Ana · Sick'. */
export const barWords = (leave: CalendarLeave): string =>
  `${listedName(leave.employee)} · ${texts.leaveCalendar.shortType(leave.leaveType)}`

/** All details of a leave, for hover and screen readers. */
export const leaveWords = (leave: CalendarLeave): string =>
  texts.leaveCalendar.leave(
    listedName(leave.employee),
    leave.leaveType,
    texts.leave.states[leave.state],
    formatDays(leave.date, leave.dateEnd),
  )

/** A day's content in words: 'Wednesday, November 18: 2 away, 1 requested. Sewer 11 of 14 left'. */
export function daySummary(
  day: Day,
  leaves: readonly CalendarLeave[],
  [scarcest]: readonly Remaining[],
): string {
  const requested = leaves.filter(({ state }) => state === 'requested').length
  return texts.leaveCalendar.day(dayName(day), leaves.length - requested, requested, scarcest)
}
