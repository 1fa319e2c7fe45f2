import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { useBusy } from '@tahi/ui/button/use-busy.ts'
import { focusFirstError } from '@tahi/ui/fields/focus-first-error.ts'
import { HeldFields } from '@tahi/ui/fields/held-fields.tsx'
import { ErrorNotice } from '@tahi/ui/page/error-notice.tsx'
import { loadToasts } from '@tahi/ui/toasts/toasts.tsx'
import { type FormEvent, type ReactNode, useRef } from 'react'
import classes from './front-card.module.css'

type FrontFormProps = {
  /** Validates and sends. The form is busy until this settles; then the first field with an error gets the focus. */
  onSubmit: () => unknown
  submitLabel: string
  /** A failure that belongs to no field. */
  error: ReactNode
  children: ReactNode
}

/** A form on a front card, with one wide button. */
export function FrontForm({ onSubmit, submitLabel, error, children }: FrontFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { busy, run } = useBusy(async () => {
    await onSubmit()
    setTimeout(() => form.current && focusFirstError(form.current))
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Loads the toasts while the server works, so that they are there before the page is left.
    loadToasts()
    void run()
  }
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <HeldFields held={busy}>{children}</HeldFields>
      <BusyButton type="submit" size="md" busy={busy}>
        {submitLabel}
      </BusyButton>
    </form>
  )
}
