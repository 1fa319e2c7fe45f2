import { todayWords } from '@tahi/contract/employee-texts/today'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Notice } from '../../components/notice.tsx'
import { useWords } from '../../platform/language.ts'
import { useQueue } from '../../platform/queue/open-queue.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import classes from './clock-card.module.css'
import { waitingPunches } from './day-on-phone.ts'
import { type PunchKind, punch } from './punch.ts'

/** Both taps, while it is not known which one is next: the phone's clock was lost, and with it the day of a tap that waits. */
export function LostClockCard({ timeZone }: { timeZone: string }) {
  const words = useWords(todayWords)
  const { isBusy, failure, attempt } = useAttempt()
  const waiting = waitingPunches(useQueue())
  const names = { in: words.clockIn, out: words.clockOut }
  return (
    <Card className={classes.card}>
      <p>{words.clockLost}</p>
      <p className={classes.state} aria-live="polite">
        {waiting.map(({ place, body }) => (
          <span key={place} className={classes.waits}>
            {names[body.kind]}: {words.waitsToBeSent}
          </span>
        ))}
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {(['in', 'out'] satisfies PunchKind[]).map((kind) => (
        <Button
          key={kind}
          className={classes.punch}
          data-kind={kind}
          busy={isBusy}
          onClick={() => void attempt(() => punch(kind, { timeIn: '', timeZone }))}
        >
          {names[kind]}
        </Button>
      ))}
    </Card>
  )
}
