import { type AttendanceDay, readAttendanceMonth } from '@tahi/contract/attendance-month'
import { withdrawCorrection } from '@tahi/contract/corrections'
import { attendanceWords } from '@tahi/contract/employee-texts/attendance'
import { correctionActionsOf } from '@tahi/domain'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { refresh, send } from '../../platform/calls.ts'
import { useFormat, useWords } from '../../platform/language.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import { spanWords } from './day-words.ts'
import classes from './request-state.module.css'

type RequestStateProps = {
  correction: NonNullable<AttendanceDay['correction']>
  onChange: () => void
  onDone: () => void
}

const tones = { requested: 'info', accepted: 'good', refused: 'bad', withdrawn: 'info' } as const

/** A correction request, its state, and the actions that are still possible. */
export function RequestState({ correction, onChange, onDone }: RequestStateProps) {
  const words = useWords(attendanceWords)
  const format = useFormat()
  const { isBusy, failure, attempt } = useAttempt('done')
  const { _id, state, reason, answer } = correction
  if (state === 'withdrawn') return null
  const can = correctionActionsOf('owner', state)

  const withdraw = async () => {
    await send(withdrawCorrection, { body: { _id } })
    await refresh(readAttendanceMonth)
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
        <Button look="danger" busy={isBusy} onClick={() => void attempt(withdraw)}>
          {words.request.withdraw}
        </Button>
      )}
    </section>
  )
}
