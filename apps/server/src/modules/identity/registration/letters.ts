import { type RegistrationRole, texts } from '@tahi/contract'
import type { Letter } from '../../../platform/mail/letter.ts'

const words = texts.letters

interface Asked {
  readonly userId: string
  readonly role: RegistrationRole
}

export const activationLetter = ({ userId, role }: Asked, code: string, url: string): Letter => ({
  ...words.activation,
  paragraphs: words.activation.paragraphs(userId, texts.registration.roles[role]),
  code,
  link: { label: words.activation.link, url },
})

/** To the owner of an account when a registration uses its address. Nobody else learns that the account exists. */
export const knownAddressLetter = (userId: string, url: string): Letter => ({
  ...words.knownAddress,
  paragraphs: words.knownAddress.paragraphs(userId),
  link: { label: words.knownAddress.link, url },
})

/**
 * To a former employee when a registration uses their account's address. The account is deactivated, so neither a new
 * account nor a new password would help.
 */
export const deactivatedAddressLetter = (userId: string): Letter => ({
  ...words.deactivatedAddress,
  paragraphs: words.deactivatedAddress.paragraphs(userId),
})

/** To the owner of an account when a registration uses its user ID. */
export const knownUserIdLetter = (userId: string): Letter => ({
  ...words.knownUserId,
  paragraphs: words.knownUserId.paragraphs(userId),
})

export const waitsLetter = (): Letter => words.waits
