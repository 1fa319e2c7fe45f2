import * as z from 'zod'
import { call, data, list } from './call.ts'
import { branchFilter, day, id, month, pages, personName, search, wallTime } from './fields.ts'
import { recordKeepers } from './roles.ts'

/** A person's expected hours on a day: a shift's, the usual ones, or none. */
export const shiftDay = z.object({
  date: day,
  shiftId: id.nullable(),
  /** The shift's name; null for the usual hours, and for a shift of a branch that the person left. */
  name: z.string().nullable(),
  start: wallTime,
  end: wallTime,
  /** False on a day off. */
  working: z.boolean(),
  leaveType: z.string().nullable(),
})
export type ShiftDay = z.infer<typeof shiftDay>

export const shiftWeekRow = z.object({
  employee: personName,
  branchId: id,
  branchName: z.string(),
  designationName: z.string().nullable(),
  /** Their last day, of people who left since. */
  leftOn: day.nullable(),
  /** Seven, or those until the last day. */
  days: z.array(shiftDay),
})
export type ShiftWeekRow = z.infer<typeof shiftWeekRow>

/** The hours in force for a person from a day on, by an assignment or by new hours of its shift; without one, the usual hours. */
export const shiftAssignment = z.object({
  from: day,
  shiftId: id.nullable(),
  /** These three are null for the usual hours, and for a shift of a branch that the person left. */
  name: z.string().nullable(),
  start: wallTime.nullable(),
  end: wallTime.nullable(),
})
export type ShiftAssignment = z.infer<typeof shiftAssignment>

export const listShiftWeek = call({
  method: 'GET',
  path: '/api/shift/week',
  summary: "A branch's week at a glance: seven days of everybody employed in it, by name",
  allow: recordKeepers,
  query: z.object({
    ...pages,
    search,
    /** The first of the seven days. */
    from: day,
    branchId: branchFilter,
    departmentId: id.optional(),
    designationId: id.optional(),
    /** People with this shift on the first day; `none` is the usual hours. */
    shiftId: z.union([id, z.literal('none')]).optional(),
  }),
  reply: list(shiftWeekRow),
})

export const listShiftAssignments = call({
  method: 'GET',
  path: '/api/shift/assignments/:id',
  summary: "A person's hours by their assignments to shifts and those shifts' changes, newest first",
  allow: recordKeepers,
  params: z.object({ id }),
  query: z.object(pages),
  reply: list(shiftAssignment),
})

/** A person's hours on a day. */
export const shiftMonthDay = z.object({
  date: day,
  /** False on a day off. */
  working: z.boolean(),
  /** A time in after this one is late. */
  lateAfter: wallTime,
})
export type ShiftMonthDay = z.infer<typeof shiftMonthDay>

export const listShiftMonth = call({
  method: 'GET',
  path: '/api/shift/month/:id',
  summary: "A person's month, day by day: whether the day is worked, and after what time a time in is late",
  allow: recordKeepers,
  params: z.object({ id }),
  query: z.object({ month }),
  reply: data(z.array(shiftMonthDay)),
})
