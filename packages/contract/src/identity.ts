// The login loads this module: Zod's mini build keeps 15 KB of script out of it.
import { ownPasswordProblem } from '@tahi/domain'
import * as z from 'zod/mini'
import { call, data, flat } from './call.ts'
import { limits } from './limits.ts'
import { roles } from './roles.ts'
import { id, version } from './small-fields.ts'
import { signInTexts } from './texts/sign-in.ts'

const role = z.enum(roles)
const password = z.string().check(z.minLength(1, 'Required'), z.maxLength(200))

/**
 * A password that somebody chooses for themselves. The server also compares it with what others know of an account that
 * is there already.
 */
export const newPassword = z.string().check(
  z.minLength(limits.passwordLength, {
    error: `At least ${limits.passwordLength} characters`,
    abort: true,
  }),
  z.maxLength(200),
  ({ value, issues }) => {
    const problem = ownPasswordProblem(value)
    if (problem)
      issues.push({ code: 'custom', input: value, message: signInTexts.ownPasswordProblem[problem] })
  },
)

/** For bodies in which somebody names their new user ID beside the password. */
export const passwordIsNotUserId = z.refine<{ userId: string; password: string }>(
  ({ userId, password }) => ownPasswordProblem(password, { userId }) !== 'userId',
  { error: signInTexts.ownPasswordProblem.userId, path: ['password'] },
)

/** This browser's push endpoint, by which the server identifies a device for push. */
const pushEndpoint = z.optional(z.string().check(z.maxLength(1000)))

/** The person who is signed in. */
export const currentUser = z.object({
  _id: id,
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role,
  title: z.string(),
  branchId: z.nullable(id),
  branchName: z.nullable(z.string()),
  departmentId: z.nullable(id),
  designationId: z.nullable(id),
  /** Opens without a token for 15 minutes (D6). */
  avatar: z.nullable(z.string()),
  mustChangePassword: z.boolean(),
  version,
})
export type CurrentUser = z.infer<typeof currentUser>

const done = flat(z.object({ success: z.literal(true), msg: z.string() }))

export const login = call({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with user ID and password; the reply carries the bearer token',
  allow: 'public',
  triesPerMinute: limits.ownSecretsPerMinute,
  body: z.object({
    userId: z.string().check(z.trim(), z.minLength(1, 'Required'), z.maxLength(limits.nameLength)),
    password,
    client: z._default(z.enum(['console', 'employee']), 'console'),
  }),
  reply: flat(z.object({ success: z.literal(true), token: z.string(), _id: id, role, msg: z.string() })),
})

/** The `data` of a sign-in that is refused although the password is right: whose account it is. */
export const refusedSignIn = z.object({ _id: id })
export type RefusedSignIn = z.infer<typeof refusedSignIn>

export const logout = call({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session of the token, and the pushes to its browser where that is named',
  allow: 'signedIn',
  beforePasswordChange: true,
  body: z.object({ pushEndpoint }),
  reply: done,
})

export const readCurrentUser = call({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The person who is signed in',
  allow: 'signedIn',
  beforePasswordChange: true,
  reply: data(currentUser),
})

export const changePassword = call({
  method: 'POST',
  path: '/api/auth/change-password',
  summary:
    "Changes the caller's password; ends their other sessions, mailed links, and pushes to other browsers",
  allow: 'signedIn',
  beforePasswordChange: true,
  triesPerMinute: limits.ownSecretsPerMinute,
  body: z.object({ currentPassword: password, newPassword, pushEndpoint }),
  reply: done,
})
