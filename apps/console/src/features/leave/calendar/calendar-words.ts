import { texts } from '@tahi/contract'
import type { Day, LeaveType } from '@tahi/domain'
import type { Tone } from '@tahi/ui/charts/tone.ts'
import { formatDays } from '@tahi/ui/format/day.ts'
import { dayName } from '../../../platform/calendar/day-words.ts'
import { nameOf, shortType } from '../leave-words.ts'
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
export const barWords = (leave: CalendarLeave): string => `${nameOf(leave)} · ${shortType(leave.leaveType)}`

/** All details of a leave, for hover and screen readers. */
export const leaveWords = (leave: CalendarLeave): string =>
  `${nameOf(leave)}: ${leave.leaveType}, ${texts.leave.states[leave.state].toLowerCase()}, ` +
  formatDays(leave.date, leave.dateEnd)

/** 'Sewer 11 of 14'. */
export const remainingWords = ({ name, left, people }: Remaining): string => `${name} ${left} of ${people}`

/** A day's content in words: 'Wednesday, November 18: 2 away, 1 requested. Sewer 11 of 14 left'. */
export function daySummary(
  day: Day,
  leaves: readonly CalendarLeave[],
  [scarcest]: readonly Remaining[],
): string {
  const requested = leaves.filter(({ state }) => state === 'requested').length
  const away = leaves.length - requested
  const counts = [away > 0 && `${away} away`, requested > 0 && `${requested} requested`].filter(Boolean)
  const left = scarcest ? `. ${remainingWords(scarcest)} left` : ''
  return `${dayName(day)}: ${counts.length > 0 ? counts.join(', ') : 'nobody away'}${left}`
}
