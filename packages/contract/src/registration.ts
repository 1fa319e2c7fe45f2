// The pages before the sign-in load this module: Zod's mini build, as in identity.ts.
import * as z from 'zod/mini'
import { call, done } from './call.ts'
import { limits } from './limits.ts'
import { newPassword, passwordIsNotUserId } from './new-password.ts'
import { userIdRule } from './small-fields.ts'
import { texts } from './texts.ts'

/** The account accesses offered at registration (C2 Register screen). */
export const registrationRoles = ['user', 'act', 'hr'] as const
export type RegistrationRole = (typeof registrationRoles)[number]

const email = z.string().check(z.trim(), z.maxLength(200), z.email())

/** A visible code, in the form of `userId`. */
const officerId = z.string().check(z.trim(), z.minLength(1), z.regex(...userIdRule))

const repeated = z.string().check(z.minLength(1), z.maxLength(200))

const sameTwice = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { error: texts.registration.passwordsDiffer, path: ['confirmPassword'] },
)

export const register = call({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Asks for an account and mails a code; the answer is the same if somebody is known already',
  allow: 'public',
  triesPerMinute: 10,
  body: z
    .object({
      userId: officerId,
      email,
      password: newPassword,
      confirmPassword: repeated,
      role: z.enum(registrationRoles),
    })
    .check(sameTwice, passwordIsNotUserId),
  reply: done,
})

export const activate = call({
  method: 'POST',
  path: '/api/auth/activate',
  summary:
    'Verifies the e-mail address with the mailed link and its code; the account then waits for approval',
  allow: 'public',
  triesPerMinute: 20,
  body: z.object({
    activation_token: z.string().check(z.maxLength(2000)),
    code: z
      .string()
      .check(z.trim(), z.length(limits.activationCodeLength, texts.registration.codeIncomplete)),
  }),
  reply: done,
})

export const forgotPassword = call({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Mails a link that sets a new password; the answer is the same if there is no such account',
  allow: 'public',
  triesPerMinute: 10,
  body: z.object({
    /** A user ID or an e-mail address. */
    account: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  }),
  reply: done,
})

export const resetForgottenPassword = call({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password with the mailed link, once, and ends all sessions of the account',
  allow: 'public',
  triesPerMinute: 20,
  body: z
    .object({
      token: z.string().check(z.minLength(1), z.maxLength(200)),
      password: newPassword,
      confirmPassword: repeated,
    })
    .check(sameTwice),
  reply: done,
})
