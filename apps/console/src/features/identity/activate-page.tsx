import { Button, PinInput } from '@mantine/core'
import { activate, limits, texts } from '@tahi/contract'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { errorsOf } from '../../platform/forms/form-errors.ts'
import { client } from '../../platform/session/session.ts'
import classes from './activate-page.module.css'
import { activationFailure, isRefusal } from './activation-failure.ts'
import { FrontCard } from './front-card.tsx'
import { FrontForm } from './front-form.tsx'
import { FrontLinks } from './front-links.tsx'

const words = texts.registrationPages.activation
const length = limits.activationCodeLength

/** Asks for the mailed code (C2 Activation screen); after a failure it can be entered again. */
export default function ActivatePage() {
  const { token = '' } = useSearch({ strict: false })
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [verified, setVerified] = useState(false)
  const labelId = useId()

  const submit = async () => {
    const body = { activation_token: token, code }
    const refused = errorsOf(activate.body, body).code
    setError(refused)
    if (refused) return
    try {
      await client.send(activate, { body })
      setVerified(true)
    } catch (failure) {
      const refusal = activationFailure(failure)
      toast.error(refusal)
      setError(refusal)
      if (isRefusal(failure)) setCode('')
    }
  }

  if (verified) return <Verified />
  return (
    <FrontCard title={words.title} hint={words.hint}>
      <FrontForm onSubmit={submit} submitLabel={texts.registration.submit} error={error}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out as a label */}
        <div role="group" aria-labelledby={labelId}>
          <span id={labelId} className={classes.label}>
            {words.code}
          </span>
          <PinInput
            length={length}
            type="alphanumeric"
            value={code}
            onChange={setCode}
            error={error !== undefined}
            autoFocus
            placeholder=""
            gap="md"
            classNames={{
              root: classes.boxes ?? '',
              pinInput: classes.box ?? '',
              input: classes.input ?? '',
            }}
            getInputProps={(index) => ({
              'aria-label': words.character(index + 1, length),
              autoCapitalize: 'characters',
              spellCheck: false,
            })}
          />
        </div>
      </FrontForm>
      <FrontLinks to={['signIn', 'register']} />
    </FrontCard>
  )
}

function Verified() {
  const router = useRouter()
  return (
    <FrontCard title={texts.registration.verified} hint={words.next}>
      <Button size="md" autoFocus onClick={() => router.history.push('/')}>
        {texts.registration.proceed}
      </Button>
    </FrontCard>
  )
}
