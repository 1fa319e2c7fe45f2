import * as z from 'zod'
import { call, data, list } from './call.ts'
import {
  branchFilter,
  chosenIds,
  day,
  id,
  listPath,
  name,
  ownId,
  ownVersion,
  pagedBy,
  personName,
  refused,
  search,
  statusFilter,
  version,
  wallTime,
} from './fields.ts'
import { limits } from './limits.ts'
import { recordKeepers } from './roles.ts'
import { shiftFormTexts as words } from './texts/shift-form.ts'

/** Hours of work that people are assigned to from a day on (D3 Shifts). */
export const shift = z.object({
  _id: id,
  branchId: id,
  name: z.string(),
  start: wallTime,
  end: wallTime,
  breakMinutes: z.int(),
  /** Weekdays worked, 0 Sunday to 6 Saturday. */
  days: z.array(z.int().min(0).max(6)),
  status: z.boolean(),
  version,
})
export type Shift = z.infer<typeof shift>

export const shiftSorts = ['name', 'start', 'end'] as const

export const listShifts = call({
  method: 'GET',
  path: '/api/shift/:id',
  summary: 'Shifts: all in scope, those of a branch, or those that a person was assigned to',
  allow: 'signedIn',
  params: listPath,
  query: z.object({ ...pagedBy(shiftSorts), search, status: statusFilter, branchId: branchFilter }),
  reply: list(shift),
})

export const createShift = call({
  method: 'POST',
  path: '/api/shift/create',
  summary: 'Creates or changes a shift; status false removes it',
  allow: recordKeepers,
  body: z.object({
    _id: ownId,
    branchId: id.optional(),
    name: name.optional(),
    start: wallTime.optional(),
    end: wallTime.optional(),
    breakMinutes: z
      .int(words.wholeMinutes)
      .min(0, words.fewestMinutes)
      .max(limits.breakMinutes, words.mostMinutes)
      .optional(),
    days: z.array(z.int().min(0).max(6)).min(1, words.noDays).max(7).optional(),
    status: z.boolean().optional(),
    version: ownVersion,
  }),
  reply: data(shift),
})

export const assignShift = call({
  method: 'POST',
  path: '/api/shift/assign',
  summary:
    'Assigns people to a shift from a day on, or to the usual hours; says which of the chosen could not be',
  allow: recordKeepers,
  body: z.object({
    shiftId: id.nullable(),
    userIds: chosenIds,
    from: day,
  }),
  reply: data(
    z.object({
      assigned: z.int(),
      refused,
      /** Recorded days that keep other hours, or an absence on a day off, because a payslip covers them. */
      keptDays: z.int(),
      /** Absences that somebody entered, on days that are days off now. */
      keptAbsences: z.int(),
      /** Came to their branch after the day, and are assigned from when they came. */
      beginsLater: z.array(personName),
      /** Were assigned to other hours from a later day, which still holds. */
      endsSooner: z.array(personName),
    }),
  ),
})
