import * as z from 'zod'
import { attendanceRecord } from './attendance.ts'
import { call, data, list } from './call.ts'
import { branchFilter, chosenIds, day, filterBy, id, pagedBy, period, personName } from './fields.ts'
import { claim, punchKind, punchOutcome, tapEvidence } from './punch-claim.ts'
import { consoleRoles, recordKeepers } from './roles.ts'

export const createPunch = call({
  method: 'POST',
  path: '/api/attendance/punch',
  summary:
    'Claims a clock-in or clock-out taken without a line; repeated with the same _id, it changes nothing',
  allow: ['user'],
  body: tapEvidence.extend({
    /** Idempotency key, made by the phone at the punch. */
    _id: id,
    kind: punchKind,
  }),
  /** The day's current record, if any. */
  reply: data(z.object({ record: attendanceRecord.nullable(), claim })),
})

/** A claim as the branch's HR sees it. */
export const punch = claim.extend({
  employee: personName,
  branchId: id,
  branchName: z.string(),
  /** The day of the punch, as the server judges it. */
  date: day,
  /** The day's record as of now, which may be younger than the claim. */
  attendanceId: id.nullable(),
})
export type Punch = z.infer<typeof punch>

export const punchSorts = ['at', 'receivedAt', 'lastName'] as const

export const listPunches = call({
  method: 'GET',
  path: '/api/attendance/punches',
  summary: 'Clock-ins and clock-outs that were taken without a line, including those that were refused',
  allow: consoleRoles,
  query: z.object({
    ...pagedBy(punchSorts),
    ...period,
    branchId: branchFilter,
    userId: id.optional(),
    /** unsettled: refused, and nobody of HR has dealt with it. */
    outcome: filterBy(z.union([punchOutcome, z.enum(['unsettled', 'all'])])),
  }),
  reply: list(punch),
})

export const settlePunches = call({
  method: 'POST',
  path: '/api/attendance/punches/settle',
  summary: 'Marks refused claims as dealt with, so that they wait no more; repeated, it changes nothing',
  allow: recordKeepers,
  body: z.object({ ids: chosenIds }),
  /** Those of the chosen that waited until now. */
  reply: data(z.object({ settled: z.array(id) })),
})
