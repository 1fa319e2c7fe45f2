import { attendanceWords } from '@tahi/contract/employee-texts/attendance'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { useFormat, useWords } from '../../platform/language.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import { spanWords } from './day-words.ts'
import classes from './request-state.module.css'
import type { WaitingRequest } from './waiting-request.ts'
import { withdraw } from './withdraw.ts'

type WaitingNoticeProps = {
  waiting: WaitingRequest
  /** Whether HR has an earlier version of the request. */
  isStored: boolean
  onDone: () => void
}

/** What this phone has not sent yet about the day: what was asked, and a way to take it back. */
export function WaitingNotice({ waiting: { asked, isWithdrawn }, isStored, onDone }: WaitingNoticeProps) {
  const words = useWords(attendanceWords)
  const general = useWords(generalWords)
  const format = useFormat()
  const { isBusy, failure, attempt } = useAttempt()
  const { timeIn = '', timeOut = '', reason } = asked ?? {}

  return (
    <section className={classes.request}>
      {asked && <p>{words.request.asked(spanWords({ timeIn, timeOut }, words, format))}</p>}
      {reason && <blockquote>{reason}</blockquote>}
      <Notice tone="warn">{isWithdrawn ? general.withdrawalWaits : general.waitsToBeSent}</Notice>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {asked && !isWithdrawn && (
        <Button
          look="danger"
          busy={isBusy}
          onClick={() => void attempt(() => withdraw(asked, isStored).then(onDone))}
        >
          {words.request.withdraw}
        </Button>
      )}
    </section>
  )
}
