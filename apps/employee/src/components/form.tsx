import { createContext, type FormHTMLAttributes, type SyntheticEvent } from 'react'

type FormProps = FormHTMLAttributes<HTMLFormElement> & {
  /** It is being sent. */
  busy: boolean
}

/** Whether the form around a field is being sent. */
export const FormBusy = createContext(false)

/**
 * A form whose fields take nothing while it is being sent: what would be typed then is neither in what was sent nor left
 * when the form has gone. They are not disabled: the focus stays where it is.
 */
export function Form({ busy, ...form }: FormProps) {
  return (
    <FormBusy value={busy}>
      {/* A list to choose from knows no reading only. */}
      <form {...form} onChangeCapture={busy ? refuse : undefined} />
    </FormBusy>
  )
}

const refuse = (event: SyntheticEvent) => event.stopPropagation()
