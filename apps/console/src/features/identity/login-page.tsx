import { Alert, TextInput } from '@mantine/core'
import { FailedCall } from '@tahi/client'
import { login, screen, texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { useBusy } from '@tahi/ui/button/use-busy.ts'
import { PasswordField } from '@tahi/ui/fields/password-field.tsx'
import { loadToasts, toast } from '@tahi/ui/toasts/toasts.tsx'
import { useRouter, useSearch } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useCompany } from '../../platform/company.ts'
import { failureWords } from '../../platform/failure-words.ts'
import { client, session } from '../../platform/session/session.ts'
import { ApplicationLink } from './application-link.tsx'
import classes from './front-card.module.css'
import { FrontCard } from './front-card.tsx'
import { FrontLinks } from './front-links.tsx'

/** Sign-in with user ID and password (C2 Login screen). */
export default function LoginPage() {
  const router = useRouter()
  const company = useCompany()
  const { next, ended } = useSearch({ strict: false })
  const [userId, setUserId] = useState('')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isEmployee, setIsEmployee] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const { busy, run } = useBusy(async () => {
    setError(undefined)
    // Fetched while the server checks the password.
    loadToasts()
    try {
      const { token, _id } = await client.send(login, { body: { userId, password } })
      session.begin(token, _id)
      const shown = toast.success(texts.success)
      await new Promise((resolve) => setTimeout(resolve, next ? 0 : screen.afterSaveDelay))
      toast.dismiss(shown)
      router.history.replace(next ?? '/')
    } catch (failure) {
      setError(failureWords(failure))
      setIsEmployee(failure instanceof FailedCall && failure.code === 'employees_use_application')
      setPassword('')
      form.current?.querySelector<HTMLInputElement>('input[type=password]')?.focus()
    }
  }, 0)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run()
  }

  return (
    <FrontCard title="Sign in" {...(ended && { hint: texts.signIn.ended })}>
      {error && (
        <Alert color="red" variant="light" role="alert">
          {error}
        </Alert>
      )}
      <form ref={form} className={classes.form} onSubmit={submit}>
        <TextInput
          label={texts.signIn.userId}
          value={userId}
          onChange={(event) => setUserId(event.currentTarget.value)}
          autoComplete="username"
          autoCapitalize="characters"
          data-autofocus
          autoFocus
          required
          size="md"
        />
        <PasswordField
          label={texts.signIn.password}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          autoComplete="current-password"
          required
          size="md"
        />
        <BusyButton type="submit" size="md" busy={busy}>
          {texts.signIn.login}
        </BusyButton>
      </form>
      <FrontLinks to={['forgotPassword', 'register']} />
      <ApplicationLink shown={isEmployee} />
      {company.demo && (
        <p className={classes.demo}>
          {texts.demo.banner} Sign in as <b>HR-001</b> or <b>GM-001</b> with <b>tahi-demo-2026</b>.
        </p>
      )}
    </FrontCard>
  )
}
