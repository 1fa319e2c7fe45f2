import type { AttendanceMonth } from '@tahi/contract/attendance-month'
import { attendanceWords } from '@tahi/contract/employee-texts/attendance'
import { hoursAndMinutes } from '@tahi/domain'
import { Card } from '../../components/card.tsx'
import { useWords } from '../../platform/language.ts'
import classes from './month-figures.module.css'
import { MonthStrip } from './month-strip.tsx'

type MonthFiguresProps = { month: AttendanceMonth; today: string }

/** An overview of the month: a strip of its days, and their totals. */
export function MonthFigures({ month, today }: MonthFiguresProps) {
  const words = useWords(attendanceWords)
  const { totals } = month
  const hours = (minutes: number) => words.hours(hoursAndMinutes(minutes))
  const figures = [
    { name: words.totals.regular, value: hours(totals.regularMinutes), isShown: true },
    { name: words.totals.overtime, value: hours(totals.overtimeMinutes), isShown: true },
    { name: words.totals.attended, value: words.days(totals.attendedDays), isShown: true },
    { name: words.totals.waiting, value: hours(totals.waitingMinutes), isShown: totals.waitingMinutes > 0 },
    { name: words.totals.late, value: words.days(totals.lateDays), isShown: totals.lateDays > 0 },
    { name: words.totals.absent, value: words.days(totals.absentDays), isShown: totals.absentDays > 0 },
    { name: words.totals.leave, value: words.days(totals.leaveDays), isShown: totals.leaveDays > 0 },
  ]
  return (
    <Card className={classes.card}>
      <MonthStrip month={month} today={today} />
      <dl className={classes.figures}>
        {figures
          .filter(({ isShown }) => isShown)
          .map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}
