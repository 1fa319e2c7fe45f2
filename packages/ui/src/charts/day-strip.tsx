import { VisuallyHidden } from '@mantine/core'
import classes from './charts.module.css'
import type { Tone } from './tone.ts'

/** `shape` tells tones apart without their colour: full, lower half, outline, stripes, or a dot for days off. */
export type StripDay = {
  /** 'YYYY-MM-DD'. */
  day: string
  tone: Tone
  shape?: 'full' | 'half' | 'outline' | 'stripes' | 'dot'
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
      {days.map(({ day, tone, shape = 'full', label: words }) => {
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
