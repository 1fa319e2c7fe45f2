import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { texts } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { daySummary } from './calendar-words.ts'
import classes from './month-grid.module.css'
import type { CalendarLeave, Remaining } from './month-layout.ts'
import { ScarceIcon } from './scarce-icon.tsx'

type DayCellProps = {
  day: Day
  /** 1 is Sunday. */
  column: number
  /** Whether the day is in the month before or after. */
  outside: boolean
  isToday: boolean
  leaves: readonly CalendarLeave[]
  remaining: readonly Remaining[]
  /** How many leaves of the day have no bar. */
  hidden: number
  onOpen: () => void
}

/** A day of the month; a press opens it with everybody who is away. */
export function DayCell(props: DayCellProps) {
  const { day, column, outside, isToday, leaves, remaining, hidden, onOpen } = props
  const [scarcest] = remaining
  return (
    <UnstyledButton
      className={classes.day}
      style={{ gridColumn: column }}
      data-outside={outside || undefined}
      data-today={isToday || undefined}
      data-sunday={column === 1 || undefined}
      aria-current={isToday ? 'date' : undefined}
      onClick={onOpen}
    >
      <VisuallyHidden>{daySummary(day, leaves, remaining)}</VisuallyHidden>
      <span className={classes.number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span className={classes.foot} aria-hidden="true">
        {hidden > 0 && <span className={classes.more}>{texts.leaveCalendar.more(hidden)}</span>}
        {scarcest && (
          <span className={classes.left} data-scarce={scarcest.scarce}>
            <ScarceIcon scarce={scarcest.scarce} /> {texts.leaveCalendar.remaining(scarcest)}
          </span>
        )}
      </span>
    </UnstyledButton>
  )
}
