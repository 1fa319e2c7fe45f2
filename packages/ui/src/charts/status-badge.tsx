import type { Tone } from '../tone.ts'
import classes from './charts.module.css'

/** A state in one or two words. */
export function StatusBadge({ tone, label }: { tone: Tone; label: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {label}
    </span>
  )
}
