import { employeeTexts } from './employees.ts'

/** What is done with a person's account on its record (W2 Employee form): deactivation and a new password. */
export const employeeAccountTexts = {
  deactivateQuestion: `${employeeTexts.deactivate}?`,
  /**
   * @param person 'Ana Santos (EMP-00009)'
   * @param more further sentences
   */
  deactivateDetail: (person: string, more: readonly string[]) =>
    [
      `${person} is signed out and leaves lists and selects. Attendance and payslips stay, and the account can be reactivated.`,
      ...more,
    ].join(' '),
  unsaved: 'What you typed here is not saved.',
  deactivate: 'Deactivate',
  noBirthday: 'The birthday would be the password. Save one first.',
  resetQuestion: 'Reset the password?',
  /** @param person 'Ana Santos (EMP-00009)' @param birthday formatted */
  resetDetail: (person: string, birthday: string) =>
    `${person} is signed out, signs in next with the birthday (${birthday}, typed as yyyy-mm-dd) and then has to choose a new password.`,
  /** Of somebody who uses the console. @param person 'Ana Santos (EMP-00009)' */
  resetByMailDetail: (person: string, email: string) =>
    `${person} is signed out, and gets a mail to ${email} with a link to choose a new password.`,
  reset: 'Reset password',
  /** On the record of somebody deactivated. */
  isDeactivated: 'This person cannot sign in and is in no list and no select. Attendance and payslips stay.',
} as const
