import { useState } from 'react'

/**
 * What is wrong with a form's values, shown from the first try to send them on.
 * @param errors of the current values, by field
 */
export function useChecked<Errors extends object>(errors: Errors) {
  const [isSent, setIsSent] = useState(false)
  const shown: Partial<Errors> = isSent ? errors : {}
  return {
    shown,
    /** @returns whether the values can be sent */
    check(): boolean {
      setIsSent(true)
      return Object.values(errors).every((error) => error === undefined)
    },
    /** Begins anew, with values that nobody has tried to send. */
    uncheck: () => setIsSent(false),
  }
}
