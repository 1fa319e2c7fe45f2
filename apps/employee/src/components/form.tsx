import { focusFirstError } from '@tahi/ui/fields/focus-first-error.ts'
import { createContext, type FormHTMLAttributes, type SyntheticEvent, useEffect, useRef } from 'react'
import classes from './form.module.css'

type FormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'className'> & {
  /** The form is being sent. */
  busy: boolean
}

/** Whether the form around a field is being sent. */
export const FormBusy = createContext(false)

/**
 * A form whose fields are read-only while it is being sent: text typed then would neither be sent nor survive the
 * form. The fields are not disabled, so that the focus stays where it is. It is not sent again meanwhile. The first field
 * with an error gets the focus, be it refused before the sending or by the server.
 */
export function Form({ busy, onSubmit, ...form }: FormProps) {
  const element = useRef<HTMLFormElement>(null)
  // What the server refused is shown when the sending ends.
  useEffect(() => {
    if (!busy) focusError(element.current)
  }, [busy])
  const submit: typeof onSubmit = (event) => {
    onSubmit?.(event)
    // What is refused here is shown by then.
    setTimeout(() => focusError(element.current))
  }
  return (
    <FormBusy value={busy}>
      {/* A select has no read-only state. */}
      <form
        {...form}
        ref={element}
        className={classes.form}
        onChangeCapture={busy ? refuse : undefined}
        onSubmit={busy ? (event) => event.preventDefault() : submit}
      />
    </FormBusy>
  )
}

const focusError = (form: HTMLFormElement | null) => form && focusFirstError(form)

const refuse = (event: SyntheticEvent) => event.stopPropagation()
