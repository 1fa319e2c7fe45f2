import { dayInZone, formatWallTime, wallTimeInZone } from '@tahi/domain'
import { useEffect, useState } from 'react'
import { useFormat } from '../../platform/language.ts'
import classes from './answer-card.module.css'

/** Day and time of the company, large enough for a queue to read. */
export function WallClock({ timeZone = 'Asia/Manila' }: { timeZone: string | undefined }) {
  const format = useFormat()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className={classes.clock}>
      <time>{format.time(formatWallTime(wallTimeInZone(now, timeZone)))}</time>
      <span>{format.day(dayInZone(now, timeZone))}</span>
    </div>
  )
}
