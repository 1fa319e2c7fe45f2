import { limits, type RegistrationRole, texts } from '@tahi/contract'
import type { Letter } from '../../../platform/mail/letter.ts'

const notYou = 'If this was not you, you need do nothing.'

interface Asked {
  readonly userId: string
  readonly role: RegistrationRole
}

export const activationLetter = ({ userId, role }: Asked, code: string, url: string): Letter => ({
  subject: 'Activate your account',
  paragraphs: [
    `Somebody asked for an account with this e-mail address: ${userId}, ${texts.registration.roles[role]}.`,
    'If it was you, open the link and enter this code:',
  ],
  code,
  link: { label: 'Activate the account', url },
  footnote: `The link holds for ${limits.activationHours} hours. ${notYou} Enter no code that you did not ask for.`,
})

/** To the owner of an account when a registration uses its address. Nobody else learns that the account exists. */
export const knownAddressLetter = (userId: string, url: string): Letter => ({
  subject: 'You have an account already',
  paragraphs: [
    'Somebody asked for a new account with this e-mail address.',
    `You have one already: your user ID is ${userId}. If you forgot the password, choose a new one.`,
  ],
  link: { label: texts.forgottenPassword.title, url },
  footnote: notYou,
})

/**
 * To a former employee when a registration uses their account's address. The account is deactivated, so neither a new
 * account nor a new password would help.
 */
export const deactivatedAddressLetter = (userId: string): Letter => ({
  subject: 'Your account was deactivated',
  paragraphs: [
    'Somebody asked for a new account with this e-mail address.',
    `You had one, ${userId}, which is deactivated. If you come back, ask your HR office to reactivate it.`,
  ],
  footnote: notYou,
})

/** To the owner of an account when a registration uses its user ID. */
export const knownUserIdLetter = (userId: string): Letter => ({
  subject: 'Somebody registers with your user ID',
  paragraphs: [
    `Somebody asked for a new account with your user ID, ${userId}, and another e-mail address.`,
    'Your account stays as it is. Whoever approves new accounts sees that the user ID is taken.',
  ],
  footnote: 'If it was you, sign in with the account that you have.',
})

export const waitsLetter = (): Letter => ({
  subject: 'Your account waits for approval',
  paragraphs: [
    'Somebody asked for a new account with this e-mail address, which is verified already.',
    'It waits for approval; you get a mail as soon as it is decided.',
  ],
  footnote: notYou,
})
