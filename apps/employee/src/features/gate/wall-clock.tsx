import { dayInZone, formatWallTime, usualTimeZone, wallTimeInZone } from '@tahi/domain'
import { useServerClock } from '../../platform/clock/use-server-clock.ts'
import { useFormat } from '../../platform/language.ts'
import classes from './answer-card.module.css'

/** The company's date and time by the server's clock (D1), large enough to read from a queue. */
export function WallClock({ timeZone = usualTimeZone }: { timeZone: string | undefined }) {
  const format = useFormat()
  const time = useServerClock((now) => formatWallTime(wallTimeInZone(now, timeZone)))
  const day = useServerClock((now) => dayInZone(now, timeZone))
  return (
    <div className={classes.clock}>
      <time>{format.time(time)}</time>
      <span>{format.day(day)}</span>
    </div>
  )
}
