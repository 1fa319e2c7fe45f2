import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { attendanceWords } from '@tahi/contract/employee-texts/attendance'
import { firstOfMonth, monthOf } from '@tahi/domain'
import { useFormat, useWords } from '../../platform/language.ts'
import classes from './month-switch.module.css'

type MonthSwitchProps = {
  month: string
  /** The latest month with a day. */
  last: string
  onChange: (month: string) => void
}

/** Switches to the previous or the next month. */
export function MonthSwitch({ month, last, onChange }: MonthSwitchProps) {
  const words = useWords(attendanceWords)
  const format = useFormat()
  const move = (later: -1 | 1) => onChange(monthOf(firstOfMonth(`${month}-01`, later)))
  return (
    <div className={classes.switch}>
      <button type="button" aria-label={words.former} onClick={() => move(-1)}>
        <IconChevronLeft aria-hidden />
      </button>
      <h2 aria-live="polite">{format.month(month)}</h2>
      <button type="button" aria-label={words.next} disabled={month >= last} onClick={() => move(1)}>
        <IconChevronRight aria-hidden />
      </button>
    </div>
  )
}
