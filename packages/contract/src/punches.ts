import * as z from 'zod'
import { attendanceRecord } from './attendance.ts'
import { call, data, list } from './call.ts'
import { branchFilter, day, id, instant, pagedBy, period, personName } from './fields.ts'
import { claim, punchKind, punchOutcome } from './punch-claim.ts'
import { recordKeepers } from './roles.ts'

const [earliest, latest] = [0, Date.UTC(2100, 0, 1)]

/** An instant of some phone's clock: wrong perhaps, but of a calendar that everybody can store. */
const phoneInstant = instant.refine((text) => {
  const at = Date.parse(text)
  return at >= earliest && at < latest
}, 'Enter an instant between 1970 and 2100')

const milliseconds = z.int().min(0)

export const createPunch = call({
  method: 'POST',
  path: '/api/attendance/punch',
  summary: 'Claims a clock-in or clock-out that was taken without a line; the same _id again changes nothing',
  allow: ['user'],
  body: z.object({
    /** Made by the phone at the punch: the key. */
    _id: id,
    kind: punchKind,
    /** The phone's clock at the punch. */
    phoneTime: phoneInstant,
    /** The phone's clock at sending. */
    sentAt: phoneInstant,
    /**
     * From the server's last answer to the punch, by a measure that setting the clock does not change and that goes on
     * while the phone sleeps: the longer of what the steady timer and the clock say. Null: the phone knows of none.
     */
    sinceContact: milliseconds.nullable(),
    /** The server's time in that answer. */
    contactAt: phoneInstant.nullable(),
    /** How far the phone saw its own clock jump back since then; 0 for not at all. */
    setBack: milliseconds,
  }),
  /** The record of the day as it is now, if there is one. */
  reply: data(z.object({ record: attendanceRecord.nullable(), claim })),
})

/** A claim as the branch's HR sees it. */
export const punch = claim.extend({
  employee: personName,
  branchId: id,
  branchName: z.string(),
  /** The day that it was believed to be of. */
  date: day,
  attendanceId: id.nullable(),
})
export type Punch = z.infer<typeof punch>

export const punchSorts = ['at', 'receivedAt', 'lastName'] as const

export const listPunches = call({
  method: 'GET',
  path: '/api/attendance/punches',
  summary: 'Clock-ins and clock-outs that were taken without a line, those that were refused included',
  allow: ['admin', ...recordKeepers, 'act'],
  query: z.object({
    ...pagedBy(punchSorts),
    ...period,
    branchId: branchFilter,
    outcome: z.union([punchOutcome, z.literal('all')]).optional(),
  }),
  reply: list(punch),
})
