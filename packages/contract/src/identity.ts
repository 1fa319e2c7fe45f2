// The login loads this module: Zod's mini build keeps 15 KB of script out of it.
import * as z from 'zod/mini'
import { call, data, done, flat } from './call.ts'
import { limits } from './limits.ts'
import { roles } from './roles.ts'
import { id, presentPassword, pushEndpoint, version } from './small-fields.ts'

const role = z.enum(roles)

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

export const login = call({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with user ID and password; the reply carries the bearer token',
  allow: 'public',
  triesPerMinute: limits.ownSecretsPerMinute,
  body: z.object({
    userId: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.nameLength)),
    password: presentPassword,
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
