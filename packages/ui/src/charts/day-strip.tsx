import { VisuallyHidden } from '@mantine/core'
import classes from './charts.module.css'
import type { DayLook } from './day-look.ts'

export type StripDay = DayLook & {
  /** 'YYYY-MM-DD'. */
  day: string
  /** 'Present', 'Late', 'No record'. */
  label: string
}

type DayStripProps = {
  /** What the strip shows: 'Attendance of Ana Cruz, November 2026'. */
  label: string
  days: readonly StripDay[]
}

/** A month of days as small cells, each with a text for hover and screen readers. */
export function DayStrip({ label, days }: DayStripProps) {
  return (
    <ol className={classes.strip} aria-label={label}>
      {days.map(({ day, tone, shape, label: words }) => {
        const text = `${Number(day.slice(8))}: ${words}`
        return (
          <li key={day} className={classes.day} data-tone={tone} data-shape={shape} title={text}>
            <VisuallyHidden>{text}</VisuallyHidden>
          </li>
        )
      })}
    </ol>
  )
}
