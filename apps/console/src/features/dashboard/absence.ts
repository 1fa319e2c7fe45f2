import { type DashboardSummary, texts } from '@tahi/contract'
import { addDays, type Day } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'

type Attendance = Pick<DashboardSummary['attendance'], 'trend' | 'absent'>

/**
 * Who was absent on the last recorded day before today, which is often the day before a holiday or a Sunday, and on the
 * days until then. The usual number is the median of the recorded days before.
 */
export function absenceOf({ trend, absent }: Attendance, today: Day) {
  const isRecorded = (index: number) => (trend[index] ?? 0) + (absent[index] ?? 0) > 0
  const recorded = absent.flatMap((_, index) =>
    index < absent.length - 1 && isRecorded(index) ? [index] : [],
  )
  const last = recorded.at(-1)
  if (last === undefined)
    return { count: 0, day: undefined, values: absent, words: texts.dashboard.nothingUsual }
  const before = recorded
    .slice(0, -1)
    .map((index) => absent[index] ?? 0)
    .toSorted((one, other) => one - other)
  const day = addDays(today, last + 1 - absent.length)
  return {
    count: absent[last] ?? 0,
    day,
    values: absent.slice(0, last + 1),
    words: texts.dashboard.absentOn(formatDay(day), before[before.length >> 1]),
  }
}
