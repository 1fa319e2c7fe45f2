import { type Announcement, limits } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'

/** A description as a list shows it: one longer than 100 characters is cut to 50 and an ellipsis (C9). */
export function cutDescription(desc: string): string {
  const line = desc.replace(/\s+/g, ' ')
  // By characters as people count them, so that no sign of two units is cut in half.
  const letters = Array.from(line)
  if (letters.length <= limits.longDescription) return line
  return `${letters.slice(0, limits.cutDescription).join('').trimEnd()}…`
}

type Days = Pick<Announcement, 'startDate' | 'endDate'>

/** 'Nov 20, 2026', or 'Nov 20, 2026 to Nov 22, 2026'. */
export const daysWords = ({ startDate, endDate }: Days): string =>
  startDate === endDate ? formatDay(startDate) : `${formatDay(startDate)} to ${formatDay(endDate)}`
