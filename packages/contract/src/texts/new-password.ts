import { limits } from '../limits.ts'

/** Wherever a new password is chosen, and the page that changes one's own (D2). */
export const newPasswordTexts = {
  title: 'Choose a new password',
  present: 'Present password',
  label: 'New password',
  again: 'New password again',
  differ: 'The two new passwords differ',
  atLeast: `At least ${limits.passwordLength} characters`,
} as const
