import { Alert, TextInput } from '@mantine/core'
import { forgotPassword, texts } from '@tahi/contract'
import { useState } from 'react'
import { showFailure } from '../../platform/calls.ts'
import { errorsOf } from '../../platform/forms/form-errors.ts'
import { client } from '../../platform/session/session.ts'
import { FrontCard } from './front-card.tsx'
import { FrontForm } from './front-form.tsx'
import { FrontLinks } from './front-links.tsx'

const words = texts.forgottenPassword

/** Requests a link that sets a new password; the reply is the same for every account. */
export default function ForgotPasswordPage() {
  const [account, setAccount] = useState('')
  const [refused, setRefused] = useState<string>()
  const [error, setError] = useState<string>()
  const [answer, setAnswer] = useState<string>()

  const send = async () => {
    setError(undefined)
    const body = { account }
    const wrong = errorsOf(forgotPassword.body, body).account
    setRefused(wrong)
    if (wrong) return
    try {
      const { msg } = await client.send(forgotPassword, { body })
      setAnswer(msg)
    } catch (failure) {
      setError(showFailure(failure))
    }
  }

  return (
    <FrontCard title={words.title} {...(answer === undefined && { hint: words.hint })}>
      {answer === undefined ? (
        <FrontForm onSubmit={send} submitLabel={words.send} error={error}>
          <TextInput
            label={words.account}
            value={account}
            onChange={(event) => setAccount(event.currentTarget.value)}
            error={refused}
            autoComplete="username"
            autoFocus
            size="md"
          />
        </FrontForm>
      ) : (
        <Alert color="green" variant="light" role="status">
          {answer}
        </Alert>
      )}
      <FrontLinks to={['signIn']} />
    </FrontCard>
  )
}
