import { TextInput } from '@mantine/core'
import { FailedCall } from '@tahi/client'
import { login, texts } from '@tahi/contract'
import { PasswordField } from '@tahi/ui/fields/password-field.tsx'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { showFailure } from '../../platform/calls.ts'
import { useCompany } from '../../platform/company.ts'
import { useCloseAfterSave } from '../../platform/forms/after-save.ts'
import { errorsOf } from '../../platform/forms/form-errors.ts'
import { client, session } from '../../platform/session/session.ts'
import { ApplicationLink } from './application-link.tsx'
import classes from './front-card.module.css'
import { FrontCard } from './front-card.tsx'
import { FrontForm } from './front-form.tsx'
import { FrontLinks } from './front-links.tsx'

const demo = texts.demo.signIn

/** Sign-in with user ID and password (C2 Login screen). */
export default function LoginPage() {
  const router = useRouter()
  const company = useCompany()
  const { next, ended } = useSearch({ strict: false })
  const goOn = useCloseAfterSave(() => router.history.replace(next ?? '/'))
  const [userId, setUserId] = useState('')
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [error, setError] = useState<string>()
  const [isEmployee, setIsEmployee] = useState(false)
  const passwordField = useRef<HTMLInputElement>(null)

  const signIn = async () => {
    setError(undefined)
    const body = { userId, password }
    const wrong = errorsOf(login.body, body)
    setRefused(wrong)
    if (Object.keys(wrong).length > 0) return
    try {
      const { token, _id } = await client.send(login, { body })
      session.begin(token, _id)
      await goOn()
    } catch (failure) {
      setError(showFailure(failure))
      setIsEmployee(failure instanceof FailedCall && failure.code === 'employees_use_application')
      // After any other failure the password may be right.
      if (failure instanceof FailedCall && failure.status === 401) setPassword('')
      passwordField.current?.focus()
    }
  }

  return (
    <FrontCard title={texts.signIn.title} {...(ended && { hint: texts.signIn.ended })}>
      <FrontForm onSubmit={signIn} submitLabel={texts.signIn.login} error={error}>
        <TextInput
          label={texts.signIn.userId}
          value={userId}
          onChange={(event) => setUserId(event.currentTarget.value)}
          error={refused.userId}
          autoComplete="username"
          autoCapitalize="characters"
          data-autofocus
          autoFocus
          required
          size="md"
        />
        <PasswordField
          ref={passwordField}
          label={texts.signIn.password}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={refused.password}
          autoComplete="current-password"
          required
          size="md"
        />
      </FrontForm>
      <FrontLinks to={['forgotPassword', 'register']} />
      <ApplicationLink shown={isEmployee} />
      {company.demo && (
        <p className={classes.demo}>
          {texts.demo.banner} {demo.as} <b>{demo.hrAdmin}</b> {demo.or} <b>{demo.generalManager}</b>{' '}
          {demo.with} <b>{demo.password}</b>.
        </p>
      )}
    </FrontCard>
  )
}
