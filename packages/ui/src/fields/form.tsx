import { Button } from '@mantine/core'
import { texts } from '@tahi/contract/components'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { BusyButton } from '../button/busy-button.tsx'
import { ErrorNotice } from '../page/error-notice.tsx'
import { focusFirstError, focusUnreadable } from './focus-first-error.ts'
import { focusFirstField } from './focus-first-field.ts'
import classes from './form.module.css'
import { type FormSaving, FormSavingContext, useFormSaving } from './form-saving.ts'
import { HeldFields } from './held-fields.tsx'
import { useFootFocus } from './use-foot-focus.ts'

type FormProps = {
  /** Validates and saves. The fields are read-only until it settles; then the first field with an error is focused. */
  onSubmit: () => unknown
  submitLabel?: string
  onCancel?: () => void
  /** A failure that concerns no single field, in words. */
  error?: ReactNode
  /** For removals and actions that cannot be undone: red, and the focus starts on Cancel unless a field takes it. */
  danger?: boolean
  /** The form may be read but not saved. */
  readOnly?: boolean
  /** For a page with fields of the form outside this component. */
  saving?: FormSaving
  /** Buttons on the left of the footer: 'Deactivate User', 'Print Slip'. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * A form as a page or in a dialog: fields, then Cancel and Save. A dialog starts on the first field. Enter saves, and
 * Save cannot be pressed twice.
 */
export function Form(props: FormProps) {
  const {
    onSubmit,
    submitLabel = texts.actions.save,
    onCancel,
    error,
    danger = false,
    readOnly = false,
    saving,
    aside,
    children,
  } = props
  const form = useRef<HTMLFormElement>(null)
  const foot = useRef<HTMLElement>(null)
  useFootFocus(foot)
  const own = useFormSaving()
  const { busy, run } = saving ?? own
  const save = async (send: () => unknown) => {
    await send()
    setTimeout(() => form.current && focusFirstError(form.current))
  }
  const runSave = (send: () => unknown) => run(() => save(send))
  useEffect(() => {
    if (form.current && !readOnly) focusFirstField(form.current)
  }, [readOnly])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    if (!readOnly && !focusUnreadable(event.currentTarget)) void runSave(onSubmit)
  }
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <HeldFields held={busy}>{children}</HeldFields>
      <footer ref={foot} className={classes.foot}>
        {aside && (
          <div className={classes.aside}>
            <FormSavingContext value={{ busy, run: runSave }}>{aside}</FormSavingContext>
          </div>
        )}
        {onCancel && (
          <Button variant="default" data-autofocus={danger || undefined} onClick={onCancel}>
            {readOnly ? texts.actions.back : texts.actions.cancel}
          </Button>
        )}
        {!readOnly && (
          <BusyButton type="submit" busy={busy} {...(danger ? { color: 'red' } : {})}>
            {submitLabel}
          </BusyButton>
        )}
      </footer>
    </form>
  )
}
