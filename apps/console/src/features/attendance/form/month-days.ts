import { type AttendanceRecord, type ShiftMonthDay, texts } from '@tahi/contract'
import { type AttendanceStatus, eachDay, firstOfMonth, lastOfMonth } from '@tahi/domain'
import { recordLooks } from '@tahi/ui/charts/day-look.ts'
import type { StripDay } from '@tahi/ui/charts/day-strip.tsx'
import { statusWords } from '../statuses.ts'

/**
 * Every day of the month of `day`, with its record.
 * @param hours the person's hours on the month's days: a day without work and without a record is a day off (D3)
 */
export function monthDays(
  day: string,
  today: string,
  records: readonly AttendanceRecord[],
  hours: readonly ShiftMonthDay[],
): StripDay[] {
  const byDay = new Map(records.map(({ date, status }) => [date, status]))
  const daysOff = new Set(hours.filter(({ working }) => !working).map(({ date }) => date))
  return eachDay(firstOfMonth(day), lastOfMonth(day)).map((one) => {
    const status = byDay.get(one)
    if (status) return { day: one, ...recordLooks[status], label: statusWords[status].label }
    if (one > today)
      return { day: one, tone: 'neutral', shape: 'dot', label: texts.attendanceForm.stillToCome }
    const off = daysOff.has(one)
    return {
      day: one,
      tone: 'neutral',
      shape: off ? 'dot' : 'outline',
      label: off ? texts.attendanceDay.dayOff : texts.attendanceDay.noRecord,
    }
  })
}

/** How many days of the month have each status, the most frequent first. */
export function monthCounts(records: readonly AttendanceRecord[]): [AttendanceStatus, number][] {
  const counts = new Map<AttendanceStatus, number>()
  for (const { status } of records) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}
