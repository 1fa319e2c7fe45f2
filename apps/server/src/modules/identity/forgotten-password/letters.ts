import { texts } from '@tahi/contract'
import type { Letter } from '../../../platform/mail/letter.ts'

const words = texts.letters.reset

export const resetLetter = (userId: string, url: string): Letter => ({
  ...words,
  paragraphs: words.paragraphs(userId),
  link: { label: words.link, url },
})
