import { texts } from '@tahi/contract'

/** The schema compares the two only when nothing else is wrong; a form says it with everything else. */
export const passwordTwiceErrors = (values: {
  password: string
  confirmPassword: string
}): Record<string, string> =>
  values.confirmPassword !== '' && values.confirmPassword !== values.password
    ? { confirmPassword: texts.registration.passwordsDiffer }
    : {}
