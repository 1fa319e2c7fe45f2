import { unexpected } from './general.ts'

/** Every form: leaving it with something typed. Saves and other actions whose reply did not come (D1 create). */
export const savingTexts = {
  leaveQuestion: 'Leave without saving?',
  leave: 'Leave',
  noReply: `${unexpected}. Check the connection and save again: what you typed is kept, and nothing is doubled.`,
  /** Of an action outside of a form, such as on the selected rows of a list. */
  noReplyToAction: `${unexpected}. No answer came: check the connection. What was done before that stands and is shown, and pressing again doubles nothing.`,
} as const
