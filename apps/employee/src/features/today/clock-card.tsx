import { generalWords } from '@tahi/contract/employee-texts/general'
import { todayWords } from '@tahi/contract/employee-texts/today'
import { formatWallTime, wallTimeInZone } from '@tahi/domain'
import { useEffect } from 'react'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Notice } from '../../components/notice.tsx'
import { useServerClock } from '../../platform/clock/use-server-clock.ts'
import { useFormat, useWords } from '../../platform/language.ts'
import { useQueue } from '../../platform/queue/open-queue.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import classes from './clock-card.module.css'
import { clockedWords } from './clocked-words.ts'
import { dayOnPhone, isGoingHome, isTooSoonAt, type Said } from './day-on-phone.ts'
import { OpenYesterday } from './open-yesterday.tsx'
import { type PunchKind, punch } from './punch.ts'

type ClockCardProps = {
  today: Said
  /** The company's current day, which may be later than the day of the cached data. */
  day: string
}

/** The time, and one button for the thumb: first in, then out; in the night after a day without a time out, out. */
export function ClockCard({ today, day }: ClockCardProps) {
  const words = useWords(todayWords)
  const general = useWords(generalWords)
  const format = useFormat()
  const time = useServerClock((now) => formatWallTime(wallTimeInZone(now, today.timeZone)))
  const times = dayOnPhone(today, useQueue(), day)
  const { timeIn, timeOut, waits, openYesterday } = times
  const { isBusy, failure, forget, attempt } = useAttempt()
  // A second quick tap is told to wait. Once that is over, nothing stands in the way.
  const isTooSoon = useServerClock((now) => isTooSoonAt(timeIn, now, today.timeZone))
  useEffect(() => {
    if (!isTooSoon) forget()
  }, [isTooSoon, forget])
  const isNight = useServerClock((now) => isGoingHome(times, wallTimeInZone(now, today.timeZone)))
  const next: PunchKind | null = isNight ? 'out' : !timeIn ? 'in' : timeOut ? null : 'out'

  return (
    <Card className={classes.card}>
      <p className={classes.day}>{format.day(day)}</p>
      <p className={classes.time} role="timer">
        {format.time(time)}
      </p>
      <p className={classes.state} aria-live="polite">
        {!timeIn && !isNight && words.notIn}
        {clockedWords(times, words, format)}
        {waits && <span className={classes.waits}>{general.waitsToBeSent}</span>}
      </p>
      {isNight && openYesterday && <OpenYesterday timeIn={openYesterday.timeIn} day={day} />}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {next ? (
        <Button
          className={classes.punch}
          data-kind={next}
          busy={isBusy}
          onClick={() => void attempt(() => punch(next, { timeIn, timeZone: today.timeZone }))}
        >
          {next === 'in' ? words.clockIn : words.clockOut}
        </Button>
      ) : (
        <p>{words.dayDone}</p>
      )}
    </Card>
  )
}
