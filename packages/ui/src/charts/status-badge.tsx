import classes from './charts.module.css'
import type { Tone } from './tone.ts'

/** A state in one or two words. */
export function StatusBadge({ tone, label }: { tone: Tone; label: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {label}
    </span>
  )
}
