import { type Announcement, limits } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'

/** A description as a list shows it: if longer than 100 characters, cut to 50 and an ellipsis (C9). */
export function cutDescription(desc: string): string {
  const line = desc.replace(/\s+/g, ' ')
  // Counted by code points, so that no surrogate pair is cut in half.
  const letters = Array.from(line)
  if (letters.length <= limits.longDescription) return line
  return `${letters.slice(0, limits.cutDescription).join('').trimEnd()}…`
}

type Days = Pick<Announcement, 'startDate' | 'endDate'>

/** 'Nov 20, 2026', or 'Nov 20, 2026 to Nov 22, 2026'. */
export const daysWords = ({ startDate, endDate }: Days): string =>
  startDate === endDate ? formatDay(startDate) : `${formatDay(startDate)} to ${formatDay(endDate)}`
