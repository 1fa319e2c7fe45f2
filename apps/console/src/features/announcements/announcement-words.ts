import type { Announcement } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'

type Days = Pick<Announcement, 'startDate' | 'endDate'>

/** 'Nov 20, 2026', or 'Nov 20, 2026 to Nov 22, 2026'. */
export const daysWords = ({ startDate, endDate }: Days): string =>
  startDate === endDate ? formatDay(startDate) : `${formatDay(startDate)} to ${formatDay(endDate)}`
