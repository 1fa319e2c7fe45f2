import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { attendanceWords } from '@tahi/contract/employee-texts/attendance'
import { useFormat, useWords } from '../../platform/language.ts'
import { monthBeside } from './month-beside.ts'
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
  return (
    <div className={classes.switch}>
      <button type="button" aria-label={words.former} onClick={() => onChange(monthBeside(month, -1))}>
        <IconChevronLeft aria-hidden />
      </button>
      <h2 aria-live="polite">{format.month(month)}</h2>
      <button
        type="button"
        aria-label={words.next}
        disabled={month >= last}
        onClick={() => onChange(monthBeside(month, 1))}
      >
        <IconChevronRight aria-hidden />
      </button>
    </div>
  )
}
