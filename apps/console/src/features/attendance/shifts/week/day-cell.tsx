import { type ShiftDay, texts } from '@tahi/contract'
import { hoursInWords } from '../../../../platform/shift-hours.ts'
import classes from './day-cell.module.css'

type DayCellProps = {
  day: ShiftDay
  /** The tone of the day's shift, 0 to 3; undefined for the usual hours and for removed shifts. */
  tone: number | undefined
  isToday: boolean
}

/** One day of a person: hours, a day off, or a leave, each named in words. */
export function DayCell({ day, tone, isToday }: DayCellProps) {
  const { kind, title, detail } = wordsOf(day)
  return (
    <span
      className={classes.cell}
      data-kind={kind}
      data-shift-tone={kind === 'shift' ? tone : undefined}
      data-today={isToday || undefined}
      title={detail && `${title}, ${detail}`}
    >
      <strong>{title}</strong>
      {detail && <small>{detail}</small>}
    </span>
  )
}

/** A day's words, for the screen and for paper. */
export function wordsOf(day: ShiftDay): {
  kind: 'leave' | 'off' | 'shift' | 'usual'
  title: string
  detail?: string
} {
  if (day.leaveType !== null) return { kind: 'leave', title: texts.shiftWeek.onLeave, detail: day.leaveType }
  if (!day.working) return { kind: 'off', title: texts.attendanceDay.dayOff }
  const detail = hoursInWords(day)
  return day.shiftId === null
    ? { kind: 'usual', title: texts.shiftWeek.usual, detail }
    : { kind: 'shift', title: day.name ?? texts.shift.former, detail }
}
