import { leaveActions, leaveStates, leaveTypes } from '@tahi/domain'
import * as z from 'zod'
import { call, data, list, spreadsheet } from './call.ts'
import {
  branchFilter,
  chosenIds,
  day,
  filterBy,
  id,
  instant,
  listPath,
  manyLines,
  ofPeople,
  ownId,
  ownVersion,
  pagedBy,
  period,
  personName,
  refused,
  search,
  seen,
  sortBy,
  version,
} from './fields.ts'
import { limits } from './limits.ts'
import { liveEvent } from './live.ts'
import { overseers, recordKeepers } from './roles.ts'

export const leaveType = z.enum(leaveTypes)
export const leaveState = z.enum(leaveStates)

/** Actions that the reader may take on a leave. */
export const leaveAction = z.enum(leaveActions)

/** One employee's leave, first and last day included. `status` is true when it is confirmed (D4). */
export const leave = z.object({
  _id: id,
  userId: id,
  employee: personName,
  branchId: id,
  branchName: z.string(),
  leaveType,
  date: day,
  dateEnd: day,
  /** Calendar days, first and last included. */
  days: z.int(),
  state: leaveState,
  status: z.boolean(),
  details: z.string(),
  /** Who decided it, and when. */
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  version,
  createdAt: instant,
  can: z.array(leaveAction),
})
export type Leave = z.infer<typeof leave>

const filters = {
  ...period,
  /** `live`: all but rejected ones. */
  status: filterBy(z.union([leaveState, z.enum(['all', 'live'])])),
  search,
  branchId: branchFilter,
  ...ofPeople,
}

export const leaveSorts = [
  'branchName',
  'userId',
  'lastName',
  'firstName',
  'date',
  'dateEnd',
  'leaveType',
  'status',
] as const

export const listLeaves = call({
  method: 'GET',
  path: '/api/leave/:id',
  summary: 'Leaves with a day in the range: all in scope, those of a branch or those of a person',
  allow: [...overseers, 'user'],
  params: listPath,
  query: z.object({ ...pagedBy(leaveSorts), ...filters }),
  reply: list(leave),
})

export const readLeave = call({
  method: 'GET',
  path: '/api/leave/record/:id',
  summary: 'One leave, and what the caller may do with it',
  allow: [...overseers, 'user'],
  params: z.object({ id }),
  reply: data(leave),
})

export const createLeave = call({
  method: 'POST',
  path: '/api/leave/create',
  summary: 'Requests, changes or decides a leave; employee and type stay as they were requested',
  allow: [...recordKeepers, 'user'],
  body: z.object({
    _id: ownId,
    userId: id.optional(),
    leaveType: leaveType.optional(),
    date: day.optional(),
    dateEnd: day.optional(),
    details: manyLines.max(limits.textLength).optional(),
    /** True confirms. `state` takes precedence when both are sent (D4). */
    status: z.boolean().optional(),
    state: leaveState.optional(),
    version: ownVersion,
  }),
  reply: data(leave),
})

export const decideLeaves = call({
  method: 'POST',
  path: '/api/leave/decide',
  summary: 'Confirms, rejects or reopens leaves; says which of the chosen could not be changed',
  allow: recordKeepers,
  body: z.object({
    ids: chosenIds,
    state: leaveState,
    seen,
  }),
  reply: data(z.object({ decided: z.array(id), refused })),
})

export const withdrawLeave = call({
  method: 'POST',
  path: '/api/leave/withdraw',
  summary: 'Takes a leave back: an employee their own request, record keepers any leave',
  allow: [...recordKeepers, 'user'],
  body: z.object({ _id: id, version: version.optional() }),
  reply: data(z.object({ _id: id })),
})

const keptDays = z.array(z.object({ employee: personName, days: z.array(day) }))

/** Effects of confirming these leaves on their days: the quotas of them, and who worked on them all the same. */
export const checkLeaves = call({
  method: 'POST',
  path: '/api/leave/check',
  summary:
    'The quotas that would have nobody left if these leaves were confirmed, and the recorded days that stay',
  allow: recordKeepers,
  body: z.object({
    /** Existing leaves. */
    ids: z.array(id).max(limits.largestSelection).optional(),
    /** Or a leave that is being entered. */
    userId: id.optional(),
    date: day.optional(),
    dateEnd: day.optional(),
  }),
  reply: data(
    z.object({
      emptied: z.array(
        z.object({
          date: day,
          quotaId: id,
          styleName: z.string(),
          designationName: z.string(),
          /** Active people of the designation in the branch; all of them would be away. */
          people: z.int(),
        }),
      ),
      /** Each person's days with a time in, which a confirmation leaves as they are. */
      worked: keptDays,
      /** The same for days that are recorded without times, as pending or present. */
      untimed: keptDays,
    }),
  ),
})
export type LeaveCheck = z.infer<(typeof checkLeaves.reply)['schema']>

/**
 * Leaves of a branch on a day (W2 Admin view), counted by the requested state. Without one, or with `all`, live
 * leaves count; rejected ones count only when requested by themselves.
 */
export const leaveSummaryRow = z.object({
  branchId: id,
  branchName: z.string(),
  date: day,
  totalLeave: z.int(),
  confirmed: z.int(),
  requested: z.int(),
})
export type LeaveSummaryRow = z.infer<typeof leaveSummaryRow>

export const leaveSummarySorts = ['date', 'branchName', 'totalLeave'] as const

export const summariseLeaves = call({
  method: 'GET',
  path: '/api/leave/summary',
  summary: 'Per branch and day: how many people are on leave or have asked for it',
  allow: overseers,
  query: z.object({ ...pagedBy(leaveSummarySorts), ...filters }),
  reply: list(leaveSummaryRow),
})

/** Who is away on which day, and how many people of a designation remain. */
export const leaveCalendar = z.object({
  leaves: z.array(
    leave
      .pick({ _id: true, employee: true, leaveType: true, date: true, dateEnd: true, state: true })
      .extend({
        designationId: id.nullable(),
      }),
  ),
  designations: z.array(z.object({ _id: id, name: z.string(), people: z.int() })),
  /** Days on which people of a designation are away on confirmed leaves. */
  away: z.array(z.object({ date: day, designationId: id, people: z.int() })),
})
export type LeaveCalendar = z.infer<typeof leaveCalendar>

export const readLeaveCalendar = call({
  method: 'GET',
  path: '/api/leave/calendar',
  summary: 'The live leaves of a range and, per designation and day, how many people are away',
  allow: overseers,
  query: z.object({ from: day, to: day, branchId: branchFilter }),
  reply: data(leaveCalendar),
})

export const exportLeaves = call({
  method: 'GET',
  path: '/api/leave/export',
  summary: 'The filtered leaves as a spreadsheet',
  allow: overseers,
  query: z.object({ ...filters, sort: sortBy(leaveSorts) }),
  reply: spreadsheet,
})

/** C7. Leaves out the actions on a leave: they depend on the reader. */
export const leaveEvent = liveEvent({
  name: 'leave-socket',
  summary: 'A leave was requested, changed or decided',
  payload: leave.omit({ can: true }),
  to: [...overseers, 'user'],
  employees: 'concerned',
})
