import * as z from 'zod'
import { announcement } from './announcements.ts'
import { call, data } from './call.ts'
import { branchFilter, day, id, month } from './fields.ts'
import { quota } from './production.ts'
import { consoleRoles } from './roles.ts'

/** A number for each of the last 30 days, the oldest first, today last. */
const trend = z.array(z.int())

/** A count, and its value at the end of each of the last 30 days. */
const figure = z.object({ count: z.int(), trend })

/**
 * Tasks that wait for the people who keep a branch's records, the most urgent first; for a General Manager accounts
 * alone, and for an Accountant payslips. Each count equals the list behind it, but those of final pay and of skipped
 * days: they count everybody who is owed, and the list begins with the branch and the half month of the oldest day.
 */
export const needKinds = [
  'quotaAtRisk',
  'decideLeave',
  'decideCorrection',
  'unrecordedTimes',
  'unpaidPayslips',
  'finalPay',
  'skippedDays',
  'approveAccounts',
  'confirmAttendance',
  'missingTimeOut',
] as const
export type NeedKind = (typeof needKinds)[number]

/** What a company needs before anybody can be paid, in the order in which each needs the ones before. */
export const firstSteps = ['branch', 'department', 'designation', 'hrAdmin', 'employees'] as const
export type FirstStep = (typeof firstSteps)[number]

/** One active branch, in the dialog behind the count of branches. */
export const branchToday = z.object({
  _id: id,
  branchName: z.string(),
  /** Active people of every role, as in the record list. */
  people: z.int(),
  /** Employees of the branch who are or were at work today. Days that wait for confirmation count, as for HR (C2). */
  attended: z.int(),
  employees: z.int(),
})
export type BranchToday = z.infer<typeof branchToday>

export const dashboardSummary = z.object({
  /** The company's calendar day of the figures. The page may know of another one over midnight. */
  today: day,
  /** Active people without the caller, as in the record list. */
  employees: figure,
  /** Requested leaves; null for callers who keep no records. */
  leaves: figure.nullable(),
  /** Every active branch by name, whatever the filter; null for all but General Managers. */
  branches: z.object({ each: z.array(branchToday), trend }).nullable(),
  /**
   * Quotas from the first of the month to today, as in the quota list, and the number on each of the last 30 days;
   * null for all but General Managers.
   */
  quotas: figure.nullable(),
  /** People who attended on each day; the count is today's. Pending days count (C2). */
  attendance: figure.extend({
    /** People who were absent on each day. Today's are known only after the nightly close. */
    absent: trend,
  }),
  /** Of the whole company, whether there is one of each; null for all but General Managers. */
  firstSteps: z.record(z.enum(firstSteps), z.boolean()).nullable(),
  needs: z.array(
    z.object({
      kind: z.enum(needKinds),
      count: z.int(),
      /** First and last day of the counted records; null for requests and accounts, which wait whatever their days are. */
      days: z.object({ from: day, to: day }).nullable(),
      /** The branch to begin with, where the list shows one branch alone. */
      branchId: id.optional(),
    }),
  ),
})
export type DashboardSummary = z.infer<typeof dashboardSummary>

export const summariseDashboard = call({
  method: 'GET',
  path: '/api/dashboard/summary',
  summary: "The dashboard's figures, each with its last 30 days, and what is waiting to be done",
  allow: consoleRoles,
  query: z.object({ branchId: branchFilter }),
  reply: data(dashboardSummary),
})

export const dashboardMonth = z.object({
  /** Announcements with a day in the month, for the branch or for all, by their first day. */
  announcements: z.array(
    announcement.pick({
      _id: true,
      title: true,
      desc: true,
      branchId: true,
      branchName: true,
      startDate: true,
      endDate: true,
    }),
  ),
  /** By day, branch and designation; null for callers who may not read quotas. */
  quotas: z
    .array(
      quota.pick({
        _id: true,
        branchName: true,
        styleName: true,
        departmentName: true,
        designationName: true,
        date: true,
        progress: true,
        target: true,
      }),
    )
    .nullable(),
})
export type DashboardMonth = z.infer<typeof dashboardMonth>

export const readDashboardMonth = call({
  method: 'GET',
  path: '/api/dashboard/month',
  summary: "A month's announcements and quotas, for the dashboard's calendar",
  allow: consoleRoles,
  query: z.object({ month, branchId: branchFilter }),
  reply: data(dashboardMonth),
})
