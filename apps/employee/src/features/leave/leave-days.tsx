import { leaveWords } from '@tahi/contract/employee-texts/leave'
import { leaveDays } from '@tahi/domain'
import { useFormat, useWords } from '../../platform/language.ts'
import classes from './leave.module.css'

/** From when to when, and how many calendar days that is. */
export function LeaveDays({ date, dateEnd }: { date: string; dateEnd: string }) {
  const words = useWords(leaveWords)
  const format = useFormat()
  const thisYear = String(new Date().getFullYear())
  const year = (day: string) => (day.startsWith(thisYear) ? '' : `, ${day.slice(0, 4)}`)
  const end = `${format.day(dateEnd)}${year(dateEnd)}`
  const days = date === dateEnd ? end : words.period(`${format.day(date)}${year(date)}`, end)
  return (
    <p className={classes.days}>
      {days} <span>· {words.days(leaveDays({ from: date, to: dateEnd }))}</span>
    </p>
  )
}
