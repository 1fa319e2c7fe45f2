import { type AttendanceDay, readAttendanceMonth } from '@tahi/contract/attendance-month'
import { attendanceWords } from '@tahi/contract/employee-texts/attendance'
import { correctionActionsOf } from '@tahi/domain'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { refresh } from '../../platform/calls.ts'
import { useFormat, useWords } from '../../platform/language.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import { spanWords } from './day-words.ts'
import classes from './request-state.module.css'
import { withdraw } from './withdraw.ts'

type RequestStateProps = {
  date: string
  correction: NonNullable<AttendanceDay['correction']>
  onChange: () => void
  onDone: () => void
}

const tones = { requested: 'info', accepted: 'good', refused: 'bad', withdrawn: 'info' } as const

/** A correction request, its state, and the actions that are still possible. */
export function RequestState({ date, correction, onChange, onDone }: RequestStateProps) {
  const words = useWords(attendanceWords)
  const format = useFormat()
  const { isBusy, failure, attempt } = useAttempt()
  const { state, reason, answer } = correction
  if (state === 'withdrawn') return null
  const can = correctionActionsOf('owner', state)

  const takeBack = async () => {
    await withdraw({ ...correction, date }, true)
    void refresh(readAttendanceMonth)
    onDone()
  }

  return (
    <section className={classes.request}>
      <p>{words.request.asked(spanWords(correction, words, format))}</p>
      <blockquote>{reason}</blockquote>
      <Notice tone={tones[state]}>
        <span>
          {words.request[state]}
          {answer && <span className={classes.answer}>{words.request.answer(answer)}</span>}
        </span>
      </Notice>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {can.includes('edit') && (
        <Button look="plain" onClick={onChange}>
          {words.request.change}
        </Button>
      )}
      {can.includes('withdraw') && (
        <Button look="danger" busy={isBusy} onClick={() => void attempt(takeBack)}>
          {words.request.withdraw}
        </Button>
      )}
    </section>
  )
}
