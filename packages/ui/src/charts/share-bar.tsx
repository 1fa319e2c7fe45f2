import type { Tone } from '../tone.ts'
import classes from './charts.module.css'

export type Share = { key: string; label: string; value: number; tone: Tone }

type ShareBarProps = {
  /** The whole: 'Gross pay'. */
  label: string
  shares: readonly Share[]
  /** Formats a value, such as `formatPesos`. */
  format: (value: number) => string
}

/** A whole and its parts: a proportional bar, and a legend with the values. Parts of 0 or less have no bar. */
export function ShareBar({ label, shares, format }: ShareBarProps) {
  const whole = shares.reduce((sum, { value }) => sum + Math.max(0, value), 0)
  return (
    <figure className={classes.shares} aria-label={label}>
      <div className={classes.bar} aria-hidden="true">
        {shares
          .filter(({ value }) => value > 0)
          .map(({ key, value, tone }) => (
            <span key={key} data-tone={tone} style={{ flexGrow: value / whole }} />
          ))}
      </div>
      <ul className={classes.legend}>
        {shares.map(({ key, label: name, value, tone }) => (
          <li key={key}>
            <span className={classes.swatch} data-tone={tone} aria-hidden="true" />
            {name} <strong>{format(value)}</strong>
          </li>
        ))}
      </ul>
    </figure>
  )
}
