import * as z from 'zod'
import { call, data } from './call.ts'
import { chosenIds, id, reason, refused, seen, wallTime } from './fields.ts'
import { recordKeepers } from './roles.ts'

// What HR does with many days at once: each call does what it can, and says which of the chosen days it left alone.

/** With the versions that the caller saw, if they looked. */
const chosenDays = { ids: chosenIds, seen }

export const confirmAttendance = call({
  method: 'POST',
  path: '/api/attendance/confirm',
  summary: 'Confirms pending full days as present; says which of the chosen could not be confirmed',
  allow: recordKeepers,
  body: z.object(chosenDays),
  reply: data(z.object({ confirmed: z.array(id), refused })),
})

export const setAttendancePresent = call({
  method: 'POST',
  path: '/api/attendance/set-present',
  summary: 'Sets late and half days to Present; says which of the chosen could not be',
  allow: recordKeepers,
  body: z.object(chosenDays),
  reply: data(z.object({ present: z.array(id), refused })),
})

export const setAttendanceTimeOut = call({
  method: 'POST',
  path: '/api/attendance/set-time-out',
  summary: 'Gives days without a time out the same one; says which of the chosen could not get it',
  allow: recordKeepers,
  body: z.object({ ...chosenDays, timeOut: wallTime, reason }),
  reply: data(z.object({ corrected: z.array(id), refused })),
})

export const removeAttendances = call({
  method: 'POST',
  path: '/api/attendance/remove-many',
  summary: 'Removes records, which the database keeps; says which could not be removed',
  allow: recordKeepers,
  /** With `preview` the call only says what it would do. */
  body: z.object({ ...chosenDays, preview: z.boolean().optional() }),
  reply: data(z.object({ removed: z.array(id), refused })),
})
