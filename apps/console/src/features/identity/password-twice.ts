import { texts } from '@tahi/contract'

/** Compares both passwords. The schema compares them only if all else is valid; a form shows all errors together. */
export const passwordTwiceErrors = (values: {
  password: string
  confirmPassword: string
}): Record<string, string> =>
  values.confirmPassword !== '' && values.confirmPassword !== values.password
    ? { confirmPassword: texts.registration.passwordsDiffer }
    : {}
