import { gateWords } from '@tahi/contract/employee-texts/gate'
import { dayInZone, formatWallTime, usualTimeZone, wallTimeInZone } from '@tahi/domain'
import { useIsClockLost, useServerClock } from '../../platform/clock/use-server-clock.ts'
import { useFormat, useWords } from '../../platform/language.ts'
import classes from './answer-card.module.css'

/** The company's date and time by the server's clock (D1), large enough to read from a queue. None when it was lost. */
export function WallClock({ timeZone = usualTimeZone }: { timeZone: string | undefined }) {
  const words = useWords(gateWords)
  const format = useFormat()
  const isLost = useIsClockLost()
  const time = useServerClock((now) => formatWallTime(wallTimeInZone(now, timeZone)))
  const day = useServerClock((now) => dayInZone(now, timeZone))
  if (isLost) return <p>{words.clockLost}</p>
  return (
    <div className={classes.clock}>
      <time>{format.time(time)}</time>
      <span>{format.day(day)}</span>
    </div>
  )
}
