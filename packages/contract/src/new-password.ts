import { ownPasswordProblem } from '@tahi/domain'
import * as z from 'zod/mini'
import { call, done } from './call.ts'
import { limits } from './limits.ts'
import { presentPassword, pushEndpoint } from './small-fields.ts'
import { signInTexts } from './texts/sign-in.ts'

/**
 * A password that somebody chooses for themselves. The server also compares it with what others know of an account that
 * is there already.
 */
export const newPassword = z
  .string()
  .check(z.minLength(limits.passwordLength, { abort: true }), z.maxLength(200), ({ value, issues }) => {
    const problem = ownPasswordProblem(value)
    if (problem)
      issues.push({ code: 'custom', input: value, message: signInTexts.ownPasswordProblem[problem] })
  })

/** For bodies in which somebody names their new user ID beside the password. */
export const passwordIsNotUserId = z.refine<{ userId: string; password: string }>(
  ({ userId, password }) => ownPasswordProblem(password, { userId }) !== 'userId',
  { error: signInTexts.ownPasswordProblem.userId, path: ['password'] },
)

export const changePassword = call({
  method: 'POST',
  path: '/api/auth/change-password',
  summary:
    "Changes the caller's password; ends their other sessions, mailed links, and pushes to other browsers",
  allow: 'signedIn',
  beforePasswordChange: true,
  triesPerMinute: limits.ownSecretsPerMinute,
  body: z.object({ currentPassword: presentPassword, newPassword, pushEndpoint }),
  reply: done,
})
