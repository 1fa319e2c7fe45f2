import * as z from 'zod'
import { call, done, list } from './call.ts'
import { id, instant, name, pagedBy, reason, search } from './fields.ts'
import { registrationRoles } from './registration.ts'
import { overseers } from './roles.ts'
import { userIdRule } from './small-fields.ts'

/** A person who registered, verified the e-mail address and waits for approval (D2 Registration). */
export const pendingAccount = z.object({
  _id: id,
  /** The officer ID as typed, unverified. */
  userId: z.string(),
  /** Whether another account has this user ID, so that a different one is needed. */
  userIdTaken: z.boolean(),
  email: z.string(),
  role: z.enum(registrationRoles),
  createdAt: instant,
  verifiedAt: instant,
  can: z.array(z.enum(['approve', 'refuse'])),
})
export type PendingAccount = z.infer<typeof pendingAccount>

export const pendingAccountSorts = ['verifiedAt', 'createdAt', 'userId', 'email'] as const

export const listPendingAccounts = call({
  method: 'GET',
  path: '/api/auth/pending',
  summary:
    "Accounts waiting for approval, oldest first: all of them for the General Manager, else employees' alone",
  allow: overseers,
  query: z.object({ ...pagedBy(pendingAccountSorts), search }),
  reply: list(pendingAccount),
})

export const approveAccount = call({
  method: 'POST',
  path: '/api/auth/approve',
  summary: 'Turns a pending account into a person, with its user ID, e-mail address and password',
  allow: overseers,
  body: z.object({
    _id: id,
    /** A user ID that replaces the typed one; '' for the next that the server makes. */
    userId: z
      .string()
      .trim()
      .regex(...userIdRule)
      .or(z.literal(''))
      .optional(),
    firstName: name,
    lastName: name,
    /** Defaults to the HR Admin's own branch; head office has none. */
    branchId: id.nullable().optional(),
    departmentId: id.nullable().optional(),
    designationId: id.nullable().optional(),
  }),
  reply: done,
})

export const refuseAccount = call({
  method: 'POST',
  path: '/api/auth/refuse',
  summary: 'Refuses a pending account; the reason is mailed to whoever registered',
  allow: overseers,
  body: z.object({ _id: id, reason }),
  reply: done,
})
