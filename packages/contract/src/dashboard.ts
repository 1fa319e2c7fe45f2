import * as z from 'zod'
import { announcement } from './announcements.ts'
import { call, data } from './call.ts'
import { branchFilter, day, id, month } from './fields.ts'
import { quota } from './production.ts'
import { consoleRoles } from './roles.ts'

/** A number for each of the last 30 days, the oldest first; the last one is today's. */
const trend = z.array(z.int())

/** A count, and what it was at the end of each of the last 30 days. */
const figure = z.object({ count: z.int(), trend })

/**
 * What waits to be done by those who keep a branch's records, the most pressing first; each is counted as the list behind
 * it has them.
 */
export const needKinds = [
  'quotaAtRisk',
  'decideLeave',
  'decideCorrection',
  'confirmAttendance',
  'missingTimeOut',
] as const
export type NeedKind = (typeof needKinds)[number]

/** One active branch, in the dialog behind the branches' count. */
export const branchToday = z.object({
  _id: id,
  branchName: z.string(),
  /** Active people of every role, as the record list has them. */
  people: z.int(),
  /** Those present today over the branch's employees, as its attendance list has them (C2 Admin view). */
  present: z.int(),
  employees: z.int(),
})
export type BranchToday = z.infer<typeof branchToday>

export const dashboardSummary = z.object({
  /** The company's calendar day. */
  today: day,
  /** Active people without the caller, as the record list has them. */
  employees: figure,
  /** Leaves that are requested; null for whoever keeps no records. */
  leaves: figure.nullable(),
  /** Every active branch by name, whichever is filtered by; null for all but General Managers. */
  branches: z.object({ each: z.array(branchToday), trend }).nullable(),
  /**
   * Quotas from the first of the month to today, as the quota list has them, and how many each of the last 30 days had;
   * null for all but General Managers.
   */
  quotas: figure.nullable(),
  /** Who was there on each day; the count is today's. Pending days count (C2); null for General Managers. */
  attendance: figure.nullable(),
  /** Null for whoever keeps no records. */
  needs: z
    .array(
      z.object({
        kind: z.enum(needKinds),
        count: z.int(),
        /** The days that the counted records lie in, both included; null for requests, which wait whenever they are for. */
        days: z.object({ from: day, to: day }).nullable(),
      }),
    )
    .nullable(),
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
  /** Those with a day in the month, to the branch or to all, the first to begin first. */
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
  /** By day, branch and designation; null for whoever does not read quotas. */
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
