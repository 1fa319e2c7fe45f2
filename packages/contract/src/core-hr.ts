import * as z from 'zod'
import { call, data } from './call.ts'
import { branchFilter, day, id, instant, personName, role, wallTime } from './fields.ts'
import { payrollBlock } from './people-records.ts'
import { recordKeepers } from './roles.ts'

const headcountRow = z.object({
  /** Null for 'Admin HR', which HR Admins show (W2 Employees), for head office, and for employees without any. */
  _id: id.nullable(),
  name: z.string(),
  role,
  people: z.int(),
})

/** The branch's people at a glance (D2 Core HR); every figure leads to the list behind it. */
export const coreHr = z.object({
  /** Whom the record list has: active people without the caller, of every branch head office too. */
  people: z.int(),
  departments: z.array(headcountRow),
  /** By the department of the people, so that a department's designations add up to it. */
  designations: z.array(headcountRow.extend({ departmentId: id.nullable() })),
  /** Who is on a confirmed leave today: how many, and the first of them to come back. */
  onLeave: z.object({
    people: z.int(),
    first: z.array(
      z.object({
        leaveId: id,
        employee: personName,
        branchName: z.string(),
        leaveType: z.string(),
        dateEnd: day,
      }),
    ),
  }),
  /** People whose pay something blocks, each once, and by what blocks it. */
  blocked: z.int(),
  blocks: z.array(z.object({ block: payrollBlock, people: z.int() })),
  /** Accounts that wait for the caller's approval, as they are listed: of every branch, for a registration names none. */
  pending: z.object({
    accounts: z.int(),
    /** Since when the first of them waits; null where none does. */
    since: instant.nullable(),
  }),
  /** Active employees by branch and the shift that holds today; no shift is the usual hours. */
  shifts: z.array(
    z.object({
      _id: id.nullable(),
      /** Null for the usual hours. */
      name: z.string().nullable(),
      branchId: id,
      branchName: z.string(),
      start: wallTime,
      end: wallTime,
      /** Whether today is one of its days; where it is not, those for whom it holds have a day off. */
      working: z.boolean(),
      people: z.int(),
    }),
  ),
})
export type CoreHr = z.infer<typeof coreHr>

export const summarisePeople = call({
  method: 'GET',
  path: '/api/people/summary',
  summary: 'The headcount, who is on leave today, what blocks payroll, accounts to approve, and the shifts',
  allow: recordKeepers,
  query: z.object({ branchId: branchFilter }),
  reply: data(coreHr),
})
