import { type AttendanceRecord, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'

/** How many people's days these are, and from when to when: a selection may reach beyond the page that is looked at. */
export function ofWhom(days: readonly Pick<AttendanceRecord, 'userId' | 'date'>[]): string {
  const employees = new Set(days.map(({ userId }) => userId)).size
  const dates = days.map(({ date }) => date).sort()
  const [first = '', last = first] = [dates[0], dates.at(-1)]
  return texts.attendance.ofWhom(
    employees,
    first === last ? formatDay(first) : `${formatDay(first)} to ${formatDay(last)}`,
  )
}
