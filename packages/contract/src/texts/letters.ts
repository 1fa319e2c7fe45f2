import { limits } from '../limits.ts'
import { forgottenPasswordTexts } from './registration.ts'
import { signInTexts } from './sign-in.ts'

const notYou = 'If this was not you, you need do nothing.'
const accountApproved = 'Your account was approved'
const choosePassword = 'Choose your password'
const resetHours = limits.passwordResetHours

/** The mails about accounts and passwords (D2 Registration). */
export const letterTexts = {
  activation: {
    subject: 'Activate your account',
    /** @param role in words */
    paragraphs: (userId: string, role: string) => [
      `Somebody asked for an account with this e-mail address: ${userId}, ${role}.`,
      'If it was you, open the link and enter this code:',
    ],
    link: 'Activate the account',
    footnote: `The link holds for ${limits.activationHours} hours. ${notYou} Enter no code that you did not ask for.`,
  },
  /** When a registration uses the address of an account. */
  knownAddress: {
    subject: 'You have an account already',
    paragraphs: (userId: string) => [
      'Somebody asked for a new account with this e-mail address.',
      `You have one already: your user ID is ${userId}. If you forgot the password, choose a new one.`,
    ],
    link: forgottenPasswordTexts.title,
    footnote: notYou,
  },
  /** When it uses the address of a deactivated account. */
  deactivatedAddress: {
    subject: 'Your account was deactivated',
    paragraphs: (userId: string) => [
      'Somebody asked for a new account with this e-mail address.',
      `You had one, ${userId}, which is deactivated. If you come back, ask your HR office to reactivate it.`,
    ],
    footnote: notYou,
  },
  /** When it uses the user ID of an account. */
  knownUserId: {
    subject: 'Somebody registers with your user ID',
    paragraphs: (userId: string) => [
      `Somebody asked for a new account with your user ID, ${userId}, and another e-mail address.`,
      'Your account stays as it is. Whoever approves new accounts sees that the user ID is taken.',
    ],
    footnote: 'If it was you, sign in with the account that you have.',
  },
  /** When it uses the address of a registration that waits for approval. */
  waits: {
    subject: 'Your account waits for approval',
    paragraphs: [
      'Somebody asked for a new account with this e-mail address, which is verified already.',
      'It waits for approval; you get a mail as soon as it is decided.',
    ],
    footnote: notYou,
  },
  approval: {
    subject: accountApproved,
    paragraphs: (userId: string, isEmployee: boolean) => [
      `You can sign in now. Your user ID is ${userId}, the password is the one that you registered with.`,
      ...(isEmployee ? [`${signInTexts.employeesUseApplication}: the sign-in page leads to it.`] : []),
    ],
    link: 'Sign in',
  },
  refusal: {
    subject: 'Your account was not approved',
    paragraphs: (userId: string, reason: string) => [
      `The account ${userId}, which you registered, was refused for this reason:`,
      reason,
    ],
    footnote: 'Ask your HR office if this is a mistake. You can register again.',
  },
  reset: {
    subject: forgottenPasswordTexts.resetTitle,
    paragraphs: (userId: string) => [
      `Somebody forgot the password of ${userId}. If it was you, choose a new one:`,
    ],
    link: forgottenPasswordTexts.resetTitle,
    footnote: `The link holds for ${resetHours === 1 ? 'an hour' : `${resetHours} hours`} and works once. If this was not you, you need do nothing: the password stays.`,
  },
  /** With a link to choose a password in place of one that others may know. */
  choosePassword: {
    reasons: {
      promotion: {
        subject: choosePassword,
        sentence:
          'You have another account access now, with which you sign in to the console. Your former password has ended.',
      },
      /** Of an employee who had the console, and whose birthday is unknown. */
      demotion: {
        subject: choosePassword,
        sentence:
          'You have another account access now, with which you sign in to the application for employees. Your former password has ended.',
      },
      /** Of somebody who had chosen none before. */
      reactivation: {
        subject: choosePassword,
        sentence: 'Your account is active again. Your former password has ended.',
      },
      /** When more than one registration names the mailbox. */
      contested: {
        subject: accountApproved,
        sentence:
          'Your account was approved. More than one registration was made with this e-mail address, so none of their passwords holds.',
      },
      reset: {
        subject: choosePassword,
        sentence: 'The General Manager has reset your password, so the former one has ended.',
      },
    },
    paragraphs: (userId: string, reason: string) => [
      reason,
      `Your user ID is ${userId}. Choose a password that only you know:`,
    ],
    link: forgottenPasswordTexts.resetTitle,
    footnote: `The link holds for ${limits.passwordChoiceHours} hours and works once. After that, '${forgottenPasswordTexts.title}' on the sign-in page mails you another one.`,
  },
} as const
