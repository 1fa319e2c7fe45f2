import type { AttendanceMonth } from '@tahi/contract/attendance-month'
import { attendanceWords } from '@tahi/contract/employee-texts/attendance'
import { eachDay, lastOfMonth } from '@tahi/domain'
import { Heard } from '../../components/heard.tsx'
import { useFormat, useWords } from '../../platform/language.ts'
import { kindWords } from './day-words.ts'
import { lookOf } from './looks.ts'
import classes from './month-strip.module.css'

type MonthStripProps = { month: AttendanceMonth; today: string }

/** Every day of the month as a small mark, with a text for screen readers. Days to come, and before one's first, are dots. */
export function MonthStrip({ month: { month, days }, today }: MonthStripProps) {
  const words = useWords(attendanceWords)
  const format = useFormat()
  const first = `${month}-01`
  const known = new Map(days.map((day) => [day.date, day]))
  return (
    <ol className={classes.strip} aria-label={words.stripOf(format.month(month))}>
      {eachDay(first, lastOfMonth(first)).map((date) => {
        const day = known.get(date)
        if (!day) return <li key={date} data-tone="neutral" data-shape="dot" aria-hidden />
        const { tone, shape } = lookOf(day)
        return (
          <li key={date} data-tone={tone} data-shape={shape} data-today={date === today || undefined}>
            <Heard>
              {Number(date.slice(8))}: {kindWords(day, words, today)}
            </Heard>
          </li>
        )
      })}
    </ol>
  )
}
