import { createContext, type FormHTMLAttributes, type SyntheticEvent } from 'react'
import classes from './form.module.css'

type FormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'className'> & {
  /** The form is being sent. */
  busy: boolean
}

/** Whether the form around a field is being sent. */
export const FormBusy = createContext(false)

/**
 * A form whose fields are read-only while it is being sent: text typed then would neither be sent nor survive the
 * form. The fields are not disabled, so that the focus stays where it is. It is not sent again meanwhile.
 */
export function Form({ busy, onSubmit, ...form }: FormProps) {
  return (
    <FormBusy value={busy}>
      {/* A select has no read-only state. */}
      <form
        {...form}
        className={classes.form}
        onChangeCapture={busy ? refuse : undefined}
        onSubmit={busy ? (event) => event.preventDefault() : onSubmit}
      />
    </FormBusy>
  )
}

const refuse = (event: SyntheticEvent) => event.stopPropagation()
