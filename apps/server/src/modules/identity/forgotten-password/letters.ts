import { limits, texts } from '@tahi/contract'
import type { Letter } from '../../../platform/mail/letter.ts'

const hours = limits.passwordResetHours

export const resetLetter = (userId: string, url: string): Letter => ({
  subject: texts.forgottenPassword.resetTitle,
  paragraphs: [`Somebody forgot the password of ${userId}. If it was you, choose a new one:`],
  link: { label: texts.forgottenPassword.resetTitle, url },
  footnote: `The link holds for ${hours === 1 ? 'an hour' : `${hours} hours`} and works once. If this was not you, you need do nothing: the password stays.`,
})
