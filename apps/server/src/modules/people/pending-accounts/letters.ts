import { publicScreens, type RegistrationRole, texts } from '@tahi/contract'
import type { Letter } from '../../../platform/mail/letter.ts'

const words = texts.letters

interface Approved {
  readonly userId: string
  readonly role: RegistrationRole
}

export const approvalLetter = ({ userId, role }: Approved, webAddress: string): Letter => ({
  ...words.approval,
  paragraphs: words.approval.paragraphs(userId, role === 'user'),
  link: { label: words.approval.link, url: new URL(publicScreens.login.path, webAddress).href },
})

export const refusalLetter = (userId: string, reason: string): Letter => ({
  ...words.refusal,
  paragraphs: words.refusal.paragraphs(userId, reason),
})
