import type { DashboardMonth } from '@tahi/contract'
import { texts } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { dayName } from '../../../platform/calendar/day-words.ts'

type Announcement = DashboardMonth['announcements'][number]
type Quota = NonNullable<DashboardMonth['quotas']>[number]

/** The announcements and quotas of one day. */
export interface DayContent {
  readonly announcements: readonly Announcement[]
  /** Null for users who do not read quotas. */
  readonly quotas: readonly Quota[] | null
}

/** A day's announcements, first and last day included, and its quotas. */
export const contentOf = ({ announcements, quotas }: DashboardMonth, day: Day): DayContent => ({
  announcements: announcements.filter(({ startDate, endDate }) => startDate <= day && day <= endDate),
  quotas: quotas === null ? null : quotas.filter(({ date }) => date === day),
})

/** A day and its content in words: 'Wednesday, November 18: 1 announcement, 6 quotas'. */
export function summaryOf(day: Day, { announcements, quotas }: DayContent): string {
  const { day: words } = texts.dashboard
  const parts = [
    announcements.length > 0 && words.announcements(announcements.length),
    quotas && quotas.length > 0 && words.quotas(quotas.length),
  ].filter(Boolean)
  return `${dayName(day)}: ${parts.length > 0 ? parts.join(', ') : words.nothing}`
}
