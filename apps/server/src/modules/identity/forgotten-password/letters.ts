import { texts } from '@tahi/contract'
import type { Letter } from '../../../platform/mail/letter.ts'

const words = texts.letters.reset
const choice = texts.letters.choosePassword

/** Why somebody chooses a password by mail. */
export type ReasonToChoose = keyof typeof choice.reasons

export const resetLetter = (userId: string, url: string): Letter => ({
  ...words,
  paragraphs: words.paragraphs(userId),
  link: { label: words.link, url },
})

/** To somebody whose password nobody may know any longer. */
export const choiceLetter = (reason: ReasonToChoose, userId: string, url: string): Letter => ({
  subject: choice.reasons[reason].subject,
  paragraphs: choice.paragraphs(userId, choice.reasons[reason].sentence),
  link: { label: choice.link, url },
  footnote: choice.footnote,
})
