import { leaveWords } from '@tahi/contract/employee-texts/leave'
import { leaveDays } from '@tahi/domain'
import { useFormat, useWords } from '../../platform/language.ts'
import classes from './leave.module.css'

/** First and last day, and the number of calendar days. */
export function LeaveDays({ date, dateEnd }: { date: string; dateEnd: string }) {
  const words = useWords(leaveWords)
  const format = useFormat()
  const end = format.day(dateEnd)
  const days = date === dateEnd ? end : words.period(format.day(date), end)
  return (
    <p className={classes.days}>
      {days} <span>· {words.days(leaveDays({ from: date, to: dateEnd }))}</span>
    </p>
  )
}
