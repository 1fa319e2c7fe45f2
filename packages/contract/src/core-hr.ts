import * as z from 'zod'
import { call, data } from './call.ts'
import { branchFilter, day, id, instant, personName, role, wallTime } from './fields.ts'
import { payrollBlock } from './people-records.ts'
import { recordKeepers } from './roles.ts'

const headcountRow = z.object({
  /** Null for 'Admin HR', which HR Admins show (W2 Employees), for head office, and for employees without one. */
  _id: id.nullable(),
  name: z.string(),
  role,
  people: z.int(),
})

/** An overview of the branch's people (D2 Core HR). Each figure links to the list behind it. */
export const coreHr = z.object({
  /** The people of the record list: active, without the caller; across all branches, head office included. */
  people: z.int(),
  departments: z.array(headcountRow),
  /** By the person's own department, so that a department's designations add up to it. */
  designations: z.array(headcountRow.extend({ departmentId: id.nullable() })),
  /** People on a confirmed leave today: how many, and the first ones to return. */
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
  /** People whose pay is blocked, each counted once, and by reason. */
  blocked: z.int(),
  blocks: z.array(z.object({ block: payrollBlock, people: z.int() })),
  /** Accounts that wait for the caller's approval, as listed: of every branch, since a registration names no branch. */
  pending: z.object({
    accounts: z.int(),
    /** Since when the first of them has been waiting; null without any. */
    since: instant.nullable(),
  }),
  /** Active employees by branch and the shift in force today; without a shift, the usual hours. */
  shifts: z.array(
    z.object({
      _id: id.nullable(),
      /** Null for the usual hours. */
      name: z.string().nullable(),
      branchId: id,
      branchName: z.string(),
      start: wallTime,
      end: wallTime,
      /** Whether the shift works today; if not, its people have a day off. */
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
