import { pinWords } from '@tahi/contract/employee-texts/pin'
import { readOwnPin, setOwnPin } from '@tahi/contract/gates'
import { pinLength, pinProblem } from '@tahi/domain'
import { useState } from 'react'
import { Answer } from '../../components/answer.tsx'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/field.tsx'
import { Form } from '../../components/form.tsx'
import { Notice } from '../../components/notice.tsx'
import { Page } from '../../components/page.tsx'
import { refresh, send, useCall } from '../../platform/calls.ts'
import { useFormat, useWords } from '../../platform/language.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import { useChecked } from '../../platform/use-checked.ts'

/** Sets one's own PIN for the gate, or replaces a forgotten one. The phone never stores it. */
export function PinPage() {
  const words = useWords(pinWords)
  const format = useFormat()
  const known = useCall(readOwnPin, {})
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [isDone, setIsDone] = useState(false)
  const { isBusy, failure, attempt } = useAttempt()

  const problem = pinProblem(pin)
  const { shown, check, uncheck } = useChecked({
    pin: problem ? words.problem[problem] : undefined,
    again: pin === again ? undefined : words.different,
  })
  const submit = () => {
    setIsDone(false)
    if (check()) void attempt(set)
  }
  const set = async () => {
    await send(setOwnPin, { body: { pin } })
    setIsDone(true)
    uncheck()
    setPin('')
    setAgain('')
    await refresh(readOwnPin)
  }
  const field = {
    type: 'password',
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: pinLength.most,
  } as const

  return (
    <Page title={words.title} back="/more">
      <p>{words.why}</p>
      {isDone ? (
        <Notice tone="good">{words.done}</Notice>
      ) : (
        <Answer of={known} oneLine>
          {({ data: { setAt } }) => <p>{setAt === null ? words.none : words.since(format.instant(setAt))}</p>}
        </Answer>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Form busy={isBusy} onSubmit={submit}>
        <TextField
          {...field}
          label={words.pin}
          hint={words.hint}
          value={pin}
          onChange={(typed) => setPin(typed.replace(/\D/g, ''))}
          error={shown.pin}
        />
        <TextField
          {...field}
          label={words.again}
          value={again}
          onChange={(typed) => setAgain(typed.replace(/\D/g, ''))}
          error={shown.again}
        />
        <Button type="submit" busy={isBusy}>
          {words.set}
        </Button>
      </Form>
    </Page>
  )
}
