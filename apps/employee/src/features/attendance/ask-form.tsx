import { newId } from '@tahi/client/new-id'
import { type AttendanceDay, readAttendanceMonth } from '@tahi/contract/attendance-month'
import { attendanceWords } from '@tahi/contract/employee-texts/attendance'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { useState } from 'react'
import { Actions } from '../../components/actions.tsx'
import { Button } from '../../components/button.tsx'
import { TextArea, TextField } from '../../components/field.tsx'
import { Form } from '../../components/form.tsx'
import { Notice } from '../../components/notice.tsx'
import { refresh } from '../../platform/calls.ts'
import { useWords } from '../../platform/language.ts'
import { sendOrKeep } from '../../platform/queue/send-or-keep.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import { useChecked } from '../../platform/use-checked.ts'
import { useDraft } from '../../platform/use-draft.ts'
import { askErrors } from './ask-errors.ts'
import classes from './ask-form.module.css'

type AskFormProps = { day: AttendanceDay; today: string; onDone: () => void; onCancel: () => void }

/** The correct times of a day and the reason: a new request, or a change of the waiting one. */
export function AskForm({ day: { date, record, correction }, today, onDone, onCancel }: AskFormProps) {
  const words = useWords(attendanceWords)
  const general = useWords(generalWords)
  const asked = correction?.state === 'requested' ? correction : null
  // Kept through retries, so that sending again is idempotent (D1 create).
  const [_id] = useState(() => asked?._id ?? newId())
  const draft = useDraft(`correction:${date}`, () => ({
    // The version that was seen and changed; a new request has version 1.
    version: asked?.version ?? 1,
    timeIn: asked?.timeIn ?? record?.timeIn ?? '',
    timeOut: asked?.timeOut ?? record?.timeOut ?? '',
    reason: asked?.reason ?? '',
    // The request may wait on the phone, and the employee may clock out before it is sent.
    shownTimeOut: record?.timeOut ?? '',
  }))
  const { version, shownTimeOut, ...values } = draft.typed
  const { isBusy, failure, attempt } = useAttempt()
  const { shown, check } = useChecked(askErrors(values, words, general))
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: shown[name],
    onChange: (value: string) => draft.type({ [name]: value }),
  })

  const ask = async () => {
    await sendOrKeep({ kind: 'correction', body: { _id, version, date, shownTimeOut, ...values } })
    draft.forget()
    void refresh(readAttendanceMonth)
    onDone()
  }

  const giveUp = () => {
    draft.forget()
    onCancel()
  }

  return (
    <Form busy={isBusy} onSubmit={() => check() && void attempt(ask)}>
      <h3 className={classes.title}>{words.ask.title}</h3>
      <div className={classes.times}>
        <TextField type="time" label={words.ask.timeIn} {...field('timeIn')} />
        <TextField
          type="time"
          label={words.ask.timeOut}
          hint={date >= today ? words.ask.timeOutHint : undefined}
          {...field('timeOut')}
        />
      </div>
      <TextArea label={words.ask.reason} hint={words.ask.reasonHint} {...field('reason')} />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Actions wideLast>
        <Button look="plain" onClick={giveUp}>
          {general.cancel}
        </Button>
        <Button type="submit" busy={isBusy}>
          {words.ask.send}
        </Button>
      </Actions>
    </Form>
  )
}
