import type { Tone } from '@tahi/ui/tone.ts'
import classes from './trend.module.css'

type TrendProps = {
  /** Shares from 0 to 1, one for each day of the range that has a count, oldest first. */
  shares: readonly number[]
  tone: Tone
}

/** A branch's shares from day to day, as a bar chart of the days that the table lists. */
export function Trend({ shares, tone }: TrendProps) {
  if (shares.length === 0) return null
  return (
    <svg
      className={classes.trend}
      data-tone={tone}
      viewBox={`0 0 ${shares.length * 3} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {shares.map((share, index) => {
        const height = Math.max(1, Math.min(1, share) * 24)
        // biome-ignore lint/suspicious/noArrayIndexKey: a day has no key but its position
        return <rect key={index} x={index * 3} y={24 - height} width={2} height={height} />
      })}
    </svg>
  )
}
