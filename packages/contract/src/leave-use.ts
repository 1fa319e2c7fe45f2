import * as z from 'zod'
import { call, data } from './call.ts'
import { id } from './fields.ts'
import { leaveType } from './leave.ts'
import { limits } from './limits.ts'
import { overseers } from './roles.ts'

/** A person's calendar days of leave in a year, by type. A leave across New Year counts only the days in the year. */
export const leaveUse = z.object({
  userId: id,
  year: z.int(),
  /** The types with days in the year, in W6's order. */
  types: z.array(
    z.object({
      leaveType,
      /** Days of confirmed leaves. */
      used: z.int(),
      /** Days that wait for a decision. */
      requested: z.int(),
    }),
  ),
})
export type LeaveUse = z.infer<typeof leaveUse>

export const readLeaveUse = call({
  method: 'GET',
  path: '/api/leave/used',
  summary:
    "Days of leave used and asked for in a year, by type: the caller's own or, with userId, a person's in scope",
  allow: [...overseers, 'user'],
  query: z.object({
    year: z.coerce.number().int().min(limits.firstYear).max(limits.lastYear),
    userId: id.optional(),
  }),
  reply: data(leaveUse),
})
