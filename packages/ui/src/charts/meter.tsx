import type { Tone } from '../tone.ts'
import classes from './charts.module.css'

type MeterProps = {
  value: number
  /** The value of a full bar. */
  of: number
  tone: Tone
  /** Pixels. */
  height?: 4 | 6 | 8
  className?: string | undefined
}

/** A share as a bar, beside the figures that say the same. */
export const Meter = ({ value, of, tone, height = 4, className = '' }: MeterProps) => (
  <span className={`${classes.meter} ${className}`} data-tone={tone} style={{ height }} aria-hidden="true">
    <span style={{ inlineSize: `${of > 0 ? Math.min(1, value / of) * 100 : 0}%` }} />
  </span>
)
