import { generalWords } from '@tahi/contract/employee-texts/general'
import { todayWords } from '@tahi/contract/employee-texts/today'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Notice } from '../../components/notice.tsx'
import { useFormat, useWords } from '../../platform/language.ts'
import { useQueue } from '../../platform/queue/open-queue.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import classes from './clock-card.module.css'
import { clockedWords } from './clocked-words.ts'
import { noTimes, type Times, waitingPunches } from './day-on-phone.ts'
import { type PunchKind, punch } from './punch.ts'

interface BothTapsCardProps {
  /** Why it is not known which tap is next. */
  readonly why: string
  readonly timeZone: string
  /** The times that the day certainly has: what was tapped already is not offered again. */
  readonly times?: Times
}

/** Both taps, while it is not known which one is next: the phone's clock was lost, or the day has not come. */
export function BothTapsCard({ why, timeZone, times = noTimes }: BothTapsCardProps) {
  const words = useWords(todayWords)
  const general = useWords(generalWords)
  const format = useFormat()
  const { isBusy, failure, attempt } = useAttempt()
  const waiting = waitingPunches(useQueue())
  const names = { in: words.clockIn, out: words.clockOut }
  const { timeIn, timeOut } = times
  const tapped = { in: timeIn, out: timeOut }
  const next = (['in', 'out'] satisfies PunchKind[]).filter((kind) => !tapped[kind])
  return (
    <Card className={classes.card}>
      <p>{why}</p>
      <p className={classes.state} aria-live="polite">
        {clockedWords(times, words, format)}
        {waiting.map(({ place, body }) => (
          <span key={place} className={classes.waits}>
            {names[body.kind]}: {general.waitsToBeSent}
          </span>
        ))}
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {next.map((kind) => (
        <Button
          key={kind}
          className={classes.punch}
          data-kind={kind}
          busy={isBusy}
          onClick={() => void attempt(() => punch(kind, { timeIn, timeZone }))}
        >
          {names[kind]}
        </Button>
      ))}
    </Card>
  )
}
