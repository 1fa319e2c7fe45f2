import * as z from 'zod'
import { call, data, flat } from './call.ts'
import { id, role } from './fields.ts'
import { limits } from './limits.ts'

const password = z.string().min(1, 'Required').max(200)

export const newPassword = z
  .string()
  .min(limits.passwordLength, `At least ${limits.passwordLength} characters`)
  .max(200)

/** The person who is signed in. */
export const currentUser = z.object({
  _id: id,
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role,
  title: z.string(),
  branchId: id.nullable(),
  branchName: z.string().nullable(),
  mustChangePassword: z.boolean(),
})
export type CurrentUser = z.infer<typeof currentUser>

const done = flat(z.object({ success: z.literal(true), msg: z.string() }))

export const login = call({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with user ID and password; the reply carries the bearer token',
  allow: 'public',
  triesPerMinute: 60,
  body: z.object({
    userId: z.string().trim().min(1, 'Required').max(limits.nameLength),
    password,
    client: z.enum(['console', 'employee']).default('console'),
  }),
  reply: flat(z.object({ success: z.literal(true), token: z.string(), _id: id, role, msg: z.string() })),
})

export const logout = call({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session of the token',
  allow: 'signedIn',
  beforePasswordChange: true,
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
  summary: "Changes one's own password and ends one's other sessions",
  allow: 'signedIn',
  beforePasswordChange: true,
  triesPerMinute: 10,
  body: z.object({ currentPassword: password, newPassword }),
  reply: done,
})
