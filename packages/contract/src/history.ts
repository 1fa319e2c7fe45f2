import * as z from 'zod'
import { call, data } from './call.ts'
import { id, instant } from './fields.ts'
import { consoleRoles } from './roles.ts'

/** Some fields of a record, as they were before or after a change; null where there was no record. */
const snapshot = z.record(z.string(), z.unknown()).nullable()

/** One step of a record's history, from the audit trail. */
export const historyEntry = z.object({
  /** Grows with every entry of the trail. */
  number: z.int(),
  at: instant,
  /** The name of the person, gate or command that made the change. */
  by: z.string(),
  /** `payslip.create`: the module and its verb. */
  action: z.string(),
  reason: z.string().nullable(),
  before: snapshot,
  after: snapshot,
})
export type HistoryEntry = z.infer<typeof historyEntry>

/** The newest entries of a history, newest first. */
const newestOf = <Entry extends z.ZodObject>(entry: Entry) =>
  z.object({
    entries: z.array(entry),
    /** False when there are older ones. */
    isWhole: z.boolean(),
  })

export const readPayslipHistory = call({
  method: 'GET',
  path: '/api/leave/salary/payslip/:id/history',
  summary: 'Who created, changed, recomputed and paid a payslip, newest first; sums in pesos',
  allow: consoleRoles,
  params: z.object({ id }),
  reply: data(newestOf(historyEntry)),
})

/** A step of a person's history: places by name, rates in pesos. */
export const personHistoryEntry = historyEntry.extend({
  /** Changed fields without their values, which the reader may not know or nobody can read, such as a picture. */
  untold: z.array(z.string()),
})
export type PersonHistoryEntry = z.infer<typeof personHistoryEntry>

export const readPersonHistory = call({
  method: 'GET',
  path: '/api/people/record/:id/history',
  summary: 'Who added, changed and moved a person, set their rates and reset their password, newest first',
  allow: consoleRoles,
  params: z.object({ id }),
  reply: data(newestOf(personHistoryEntry)),
})
