import { listed } from '@tahi/contract'
import { monthOf } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'

/** 'Nov 3'. */
export const monthAndDay = (day: string): string => formatDay(day).replace(/, \d{4}$/, '')

/** Days in short form, 'Nov 3, 4 and 7', or 'Nov 3, 4, 7 and 5 more'. */
export function listDays(days: readonly string[], most = 8): string {
  const words = days.map((day, index) => {
    const sameMonth = index > 0 && monthOf(days[index - 1] ?? '') === monthOf(day)
    return sameMonth ? String(Number(day.slice(8))) : monthAndDay(day)
  })
  return listed(words, most)
}
