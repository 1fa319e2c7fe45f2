import { todayWords } from '@tahi/contract/employee-texts/today'
import type { Today } from '@tahi/contract/today'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useFormat, useWords } from '../../platform/language.ts'
import { useFailureWords } from '../../platform/server-words.ts'
import classes from './clock-card.module.css'
import { type PunchKind, punch } from './punch.ts'
import { useServerClock } from './use-server-clock.ts'
import { useWaitingPunches } from './use-waiting-punches.ts'

type ClockCardProps = { today: Today; readAt: number }

/** The time, and one button for the thumb: in, then out. */
export function ClockCard({ today, readAt }: ClockCardProps) {
  const words = useWords(todayWords)
  const failureWords = useFailureWords()
  const format = useFormat()
  const time = useServerClock(today, readAt)
  const waiting = useWaitingPunches(today)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const timeIn = today.record?.timeIn || waiting.in
  const timeOut = today.record?.timeOut || waiting.out
  const next: PunchKind | null = !timeIn ? 'in' : timeOut ? null : 'out'

  const tap = async (kind: PunchKind) => {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await punch(kind)
    } catch (error) {
      setFailure(failureWords(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Card className={classes.card}>
      <p className={classes.day}>{format.day(today.date)}</p>
      <p className={classes.time} role="timer">
        {format.time(time.slice(0, 5))}
      </p>
      <p className={classes.state} aria-live="polite">
        {!timeIn && words.notIn}
        {timeIn && !timeOut && words.clockedIn(format.time(timeIn))}
        {timeIn && timeOut && words.clockedOut(format.time(timeIn), format.time(timeOut))}
        {(waiting.in || waiting.out) && <span className={classes.waits}>{words.waitsToBeSent}</span>}
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {next ? (
        <Button className={classes.punch} data-kind={next} busy={isBusy} onClick={() => void tap(next)}>
          {next === 'in' ? words.clockIn : words.clockOut}
        </Button>
      ) : (
        <p>{words.dayDone}</p>
      )}
    </Card>
  )
}
