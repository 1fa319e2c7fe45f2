import { correctionActions, correctionStates } from '@tahi/domain'
import * as z from 'zod'
import { attendanceStatus } from './attendance.ts'
import { call, data, list } from './call.ts'
import {
  branchFilter,
  day,
  filterBy,
  id,
  instant,
  listPath,
  manyLines,
  optionalWallTime,
  ownId,
  pagedBy,
  period,
  personName,
  reason,
  search,
  version,
} from './fields.ts'
import { limits } from './limits.ts'
import { liveEvent } from './live.ts'
import { shownClaims } from './punch-claim.ts'
import { overseers, recordKeepers } from './roles.ts'

export const correctionState = z.enum(correctionStates)

/** Actions that the reader may take on a request. */
export const correctionAction = z.enum(correctionActions)

/** An employee's request to correct a day of attendance, with the correct times. */
export const correction = z.object({
  _id: id,
  userId: id,
  employee: personName,
  branchId: id,
  branchName: z.string(),
  date: day,
  /** The requested times. When no time out is requested, `timeOut` is one recorded since, if any. */
  timeIn: optionalWallTime,
  timeOut: optionalWallTime,
  reason: z.string(),
  state: correctionState,
  /** The reply given with the decision. */
  answer: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** The day's current record; null without one. */
  current: z
    .object({
      _id: id,
      timeIn: optionalWallTime,
      timeOut: optionalWallTime,
      status: attendanceStatus,
      version,
    })
    .nullable(),
  version,
  createdAt: instant,
  can: z.array(correctionAction),
})
export type Correction = z.infer<typeof correction>

const readers = [...overseers, 'user'] as const

export const correctionSorts = [
  'branchName',
  'userId',
  'lastName',
  'firstName',
  'date',
  'createdAt',
  'status',
] as const

export const listCorrections = call({
  method: 'GET',
  path: '/api/attendance/corrections/:id',
  summary: 'Correction requests for days in the range: all in scope, those of a branch or those of a person',
  allow: readers,
  params: listPath,
  query: z.object({
    ...pagedBy(correctionSorts),
    ...period,
    status: filterBy(z.union([correctionState, z.literal('all')])),
    search,
    branchId: branchFilter,
  }),
  reply: list(correction),
})

export const requestCorrection = call({
  method: 'POST',
  path: '/api/attendance/corrections/create',
  summary:
    "Asks for one of the caller's own days to be corrected, or changes a waiting request; the day stays as it is",
  allow: ['user'],
  body: z.object({
    _id: ownId,
    date: day.optional(),
    timeIn: optionalWallTime.optional(),
    timeOut: optionalWallTime.optional(),
    reason: reason.optional(),
    /**
     * The day's time out as the employee saw it. Requesting no time out removes this one, and keeps one recorded
     * later. Defaults to the day's time out when the request arrives.
     */
    shownTimeOut: optionalWallTime.optional(),
    version: version.optional(),
  }),
  reply: data(correction),
})

export const withdrawCorrection = call({
  method: 'POST',
  path: '/api/attendance/corrections/withdraw',
  summary: "Takes one of the caller's own requests back while it waits",
  allow: ['user'],
  body: z.object({ _id: id, version: version.optional() }),
  reply: data(correction),
})

export const decideCorrection = call({
  method: 'POST',
  path: '/api/attendance/corrections/decide',
  summary: 'Accepts a request, which corrects the day, or refuses the request with an answer',
  allow: recordKeepers,
  body: z.object({
    _id: id,
    accept: z.boolean(),
    /** Required for a refusal. */
    answer: manyLines.max(limits.textLength).optional(),
    /** The version of the request as it was read: nobody accepts times that they did not see. */
    version,
    /**
     * The version of the day's record as it was read, null without a record: later changes are not overwritten
     * unseen.
     */
    currentVersion: version.nullable().optional(),
    shownClaims,
  }),
  reply: data(correction),
})

/** The allowed actions depend on the reader, so an event leaves them out. */
export const correctionEvent = liveEvent({
  name: 'correction-socket',
  summary: 'A correction was requested, changed or decided',
  payload: correction.omit({ can: true }),
  to: readers,
  employees: 'concerned',
})
