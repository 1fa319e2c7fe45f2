import { focusFirstError } from '@tahi/ui/fields/focus-first-error.ts'
import { createContext, type FormEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import classes from './form.module.css'

type FormProps = {
  /** The form is being sent. */
  busy: boolean
  onSubmit: () => void
  children: ReactNode
}

/** Whether the form around a field is being sent. */
export const FormBusy = createContext(false)

/**
 * A form whose fields are read-only while it is being sent: text typed then would neither be sent nor survive the
 * form. The fields are not disabled, so that the focus stays where it is. It is not sent again meanwhile. The first field
 * with an error gets the focus, be it refused before the sending or by the server.
 */
export function Form({ busy, onSubmit, children }: FormProps) {
  const element = useRef<HTMLFormElement>(null)
  // What the server refused is shown when the sending ends.
  useEffect(() => {
    if (!busy) focusError(element.current)
  }, [busy])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    onSubmit()
    // What is refused here is shown by then.
    setTimeout(() => focusError(element.current))
  }
  return (
    <FormBusy value={busy}>
      {/* A select has no read-only state. */}
      <form
        ref={element}
        className={classes.form}
        // What is wrong is said under the fields, in the chosen language.
        noValidate
        onChangeCapture={busy ? refuse : undefined}
        onSubmit={submit}
      >
        {children}
      </form>
    </FormBusy>
  )
}

const focusError = (form: HTMLFormElement | null) => form && focusFirstError(form)

const refuse = (event: SyntheticEvent) => event.stopPropagation()
