import { type AttendanceRecord, texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { formatDays } from '@tahi/ui/format/day.ts'

/**
 * Whose days these are and from when to when, as a selection may reach beyond the page that is looked at: 'Cruz, Ana,
 * Nov 3, 2026' or '12 employees, Nov 3, 2026 to Nov 14, 2026'.
 */
export function ofWhom(days: readonly Pick<AttendanceRecord, 'employee' | 'date'>[]): string {
  const people = new Map(days.map(({ employee }) => [employee._id, listedName(employee)]))
  const [one = '', ...others] = people.values()
  const dates = days.map(({ date }) => date).sort()
  const [first = '', last = first] = [dates[0], dates.at(-1)]
  return [others.length === 0 ? one : texts.attendance.employees(people.size), formatDays(first, last)].join(
    ', ',
  )
}
