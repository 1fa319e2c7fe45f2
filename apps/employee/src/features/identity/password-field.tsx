import { identityWords } from '@tahi/contract/employee-texts/identity'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/field.tsx'
import { useWords } from '../../platform/language.ts'

type PasswordFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string | undefined
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown, because typing on a small phone is error-prone. */
export function PasswordField(field: PasswordFieldProps) {
  const words = useWords(identityWords)
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      after={
        <Button look="plain" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? words.hide : words.show}
        </Button>
      }
    />
  )
}
