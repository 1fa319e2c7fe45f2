import { unexpected } from './general.ts'

/** Every form: leaving it with something typed, and a save whose reply did not come (D1 create). */
export const savingTexts = {
  leaveQuestion: 'Leave without saving?',
  leave: 'Leave',
  noReply: `${unexpected}. Check the connection and save again: what you typed is kept, and nothing is doubled.`,
} as const
