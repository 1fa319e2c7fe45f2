import { generalWords } from '@tahi/contract/employee-texts/general'
import { identityWords } from '@tahi/contract/employee-texts/identity'
import { readCurrentUser } from '@tahi/contract/identity'
import { limits } from '@tahi/contract/limits'
import { changePassword } from '@tahi/contract/new-password'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Form } from '../../components/form.tsx'
import { LanguageSwitch } from '../../components/language-switch.tsx'
import { Notice } from '../../components/notice.tsx'
import { Page } from '../../components/page.tsx'
import { refresh, send } from '../../platform/calls.ts'
import { useWords } from '../../platform/language.ts'
import { pushEndpoint } from '../../platform/push.ts'
import { passwordChanged } from '../../platform/queue/cache-changes.ts'
import { queue } from '../../platform/queue/open-queue.ts'
import { updateCache } from '../../platform/queue/update-cache.ts'
import { signOut } from '../../platform/sign-out.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import { useChecked } from '../../platform/use-checked.ts'
import { PasswordField } from './password-field.tsx'

type ChangePasswordPageProps = {
  /** The first password, which others may know, must be changed before anything else works (D2). */
  isFirst?: boolean
}

export function ChangePasswordPage({ isFirst = false }: ChangePasswordPageProps) {
  const words = useWords(identityWords)
  const general = useWords(generalWords)
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [again, setAgain] = useState('')
  const { isBusy, failure, errors, attempt } = useAttempt()
  const [isChanged, setIsChanged] = useState(false)

  const { shown, check, uncheck } = useChecked({
    current: current === '' ? general.required : undefined,
    next: next.length < limits.passwordLength ? words.tooShort(limits.passwordLength) : undefined,
    again: next === again ? undefined : words.different,
  })
  const submit = () => {
    setIsChanged(false)
    if (check()) void attempt(change)
  }
  const change = async () => {
    const { owner } = queue
    await send(changePassword, {
      body: { currentPassword: current, newPassword: next, pushEndpoint: pushEndpoint() },
    })
    setIsChanged(true)
    for (const empty of [setCurrent, setNext, setAgain]) empty('')
    uncheck()
    // What follows must not wait for an answer: the line may break, and one has to clock in.
    await updateCache([passwordChanged], owner)
    void refresh(readCurrentUser)
  }
  // Only the server knows whether it is the birthday.
  const refused = errors.length === 1 && errors[0]?.path === 'newPassword' ? failure : undefined

  return (
    <Page title={isFirst ? words.newPassword : words.change} {...(!isFirst && { back: '/more' })}>
      {isFirst && <p>{words.newPasswordWhy}</p>}
      {isChanged && <Notice tone="good">{words.changed}</Notice>}
      {failure && !refused && <Notice tone="bad">{failure}</Notice>}
      <Form busy={isBusy} onSubmit={submit}>
        <PasswordField
          label={words.currentPassword}
          value={current}
          onChange={setCurrent}
          error={shown.current}
          hint={isFirst ? words.firstPassword : undefined}
          autoComplete="current-password"
        />
        <PasswordField
          label={words.nextPassword}
          value={next}
          onChange={setNext}
          error={shown.next ?? refused}
          autoComplete="new-password"
        />
        <PasswordField
          label={words.again}
          value={again}
          onChange={setAgain}
          error={shown.again}
          autoComplete="new-password"
        />
        <Button type="submit" busy={isBusy}>
          {words.change}
        </Button>
      </Form>
      {isFirst && (
        <>
          <LanguageSwitch />
          <Button look="plain" onClick={signOut}>
            {words.signOut}
          </Button>
        </>
      )}
    </Page>
  )
}
