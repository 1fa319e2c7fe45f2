import { quotaStandings } from '@tahi/domain'
import * as z from 'zod'
import { call, data, list, spreadsheet } from './call.ts'
import {
  branchFilter,
  day,
  filterBy,
  id,
  instant,
  listPath,
  name,
  ofPeople,
  ownId,
  ownVersion,
  pagedBy,
  period,
  personName,
  reason,
  search,
  sortBy,
  statusFilter,
  version,
} from './fields.ts'
import { limits } from './limits.ts'
import { liveEvent } from './live.ts'
import { tapEvidence } from './punch-claim.ts'
import { overseers, recordKeepers } from './roles.ts'
import { quotaTexts } from './texts/quota.ts'

/** Actions that the reader may take on a quota. */
export const quotaAction = z.enum(['edit', 'remove', 'report'])

/** A production target for one day and designation. `progress` is always the sum of the reported entries (D4). */
export const quota = z.object({
  _id: id,
  branchId: id,
  branchName: z.string(),
  departmentId: id,
  departmentName: z.string(),
  designationId: id,
  designationName: z.string(),
  styleName: z.string(),
  target: z.int(),
  date: day,
  progress: z.int(),
  /** Number of progress entries; the first one fixes the quota's day and designation. */
  entries: z.int(),
  /** Expected progress at this time of the working day. */
  expected: z.int(),
  standing: z.enum(quotaStandings),
  status: z.boolean(),
  version,
  createdAt: instant,
  can: z.array(quotaAction),
})
export type Quota = z.infer<typeof quota>

const filters = {
  ...period,
  /** Part of the style's name. */
  search,
  branchId: branchFilter,
  departmentId: id.optional(),
  status: statusFilter,
  standing: filterBy(z.enum([...quotaStandings, 'all'])),
}

/** `progress` sorts by percentage of the target. */
export const quotaSorts = [
  'branchName',
  'departmentName',
  'designationName',
  'styleName',
  'progress',
  'target',
  'date',
] as const

export const listQuotas = call({
  method: 'GET',
  path: '/api/prod/quota/:id',
  summary: 'Quotas with their progress: all in scope, or those of a branch',
  allow: [...overseers, 'user'],
  params: listPath,
  query: z.object({ ...pagedBy(quotaSorts), ...filters }),
  reply: list(quota),
})

export const createQuota = call({
  method: 'POST',
  path: '/api/prod/quota/create',
  summary: 'Creates or changes a quota; status false removes it',
  allow: recordKeepers,
  body: z.object({
    _id: ownId,
    branchId: id.optional(),
    departmentId: id.optional(),
    designationId: id.optional(),
    styleName: name.optional(),
    target: z.int().min(1).max(limits.largestTarget).optional(),
    date: day.optional(),
    status: z.boolean().optional(),
    version: ownVersion,
    /** Of a removal: the pieces that were shown. More of them meanwhile answer 409, since they would go with the quota. */
    shownProgress: z.int().optional(),
  }),
  reply: data(quota),
})

export const exportQuotas = call({
  method: 'GET',
  path: '/api/prod/quota/export',
  summary: 'The filtered quotas as quota-data.xlsx',
  allow: overseers,
  query: z.object({ ...filters, sort: sortBy(quotaSorts) }),
  reply: spreadsheet,
})

/**
 * One progress entry of an employee. A correction is negative and has a reason, a default one when made by an
 * employee.
 */
export const quotaProgress = z.object({
  _id: id,
  quotaId: id,
  quotaEmployeeId: id,
  employee: personName,
  quotaProgress: z.int(),
  reason: z.string().nullable(),
  reportedBy: z.string(),
  createdAt: instant,
})
export type QuotaProgress = z.infer<typeof quotaProgress>

export const quotaProgressSorts = ['createdAt', 'quotaProgress', 'lastName'] as const

export const listQuotaProgress = call({
  method: 'GET',
  path: '/api/prod/quota-progress/:id',
  summary: 'Progress entries: all in scope, those of a branch or those of a quota; employees see their own',
  allow: [...overseers, 'user'],
  params: listPath,
  query: z.object({
    ...pagedBy(quotaProgressSorts),
    ...period,
    branchId: branchFilter,
    /** The quota's department, not the employee's. */
    departmentId: id.optional(),
    employeeId: id.optional(),
    /** The person who reported: part of the user ID or name, and the role. */
    search,
    role: ofPeople.role,
  }),
  reply: list(quotaProgress),
})

const amount = z
  .int()
  .min(-limits.largestTarget)
  .max(limits.largestTarget)
  .refine((pieces) => pieces !== 0, quotaTexts.noPieces)

const entry = { quotaEmployeeId: id, quotaProgress: amount, reason: reason.optional() }

export const createQuotaProgress = call({
  method: 'POST',
  path: '/api/prod/quota-progress/create',
  summary:
    "Adds progress: employees their own of the day, managers anybody's; a negative one corrects, by managers with a reason",
  allow: [...recordKeepers, 'user'],
  body: z.object({
    _id: ownId,
    quotaId: id,
    ...entry,
    quotaEmployeeId: id.optional(),
    /** When an employee entered it, possibly offline; defaults to now. */
    tapped: tapEvidence.optional(),
  }),
  reply: data(quotaProgress),
})

export const createQuotaProgressOfMany = call({
  method: 'POST',
  path: '/api/prod/quota-progress/create-many',
  summary: 'Adds the progress of many people to a quota in one transaction',
  allow: recordKeepers,
  body: z.object({
    quotaId: id,
    entries: z
      .array(z.object({ _id: id, ...entry }))
      .min(1)
      .max(limits.largestSelection),
  }),
  reply: data(z.object({ added: z.int(), progress: z.int() })),
})

/** The people of a quota: everybody of its designation, those who left since included, and everybody who reported. */
export const quotaEmployee = z.object({
  employee: personName,
  designationName: z.string().nullable(),
  /** Active in the quota's branch. */
  active: z.boolean(),
  /** Active there now or until the quota's day; entries of anybody else can only be corrected. */
  wasThere: z.boolean(),
  /** On a confirmed leave on the quota's day. */
  onLeave: z.boolean(),
  progress: z.int(),
  entries: z.int(),
  lastAt: instant.nullable(),
})
export type QuotaEmployee = z.infer<typeof quotaEmployee>

export const quotaEmployeeSorts = ['lastName', 'userId', 'progress'] as const

export const listQuotaEmployees = call({
  method: 'GET',
  path: '/api/prod/quota/:id/employees',
  summary: "A quota's employees with what each has made so far, or a search of others who were in its branch",
  allow: overseers,
  params: z.object({ id }),
  query: z.object({
    ...pagedBy(quotaEmployeeSorts),
    /** Part of the user ID or name: lists instead everybody else called so whose pieces can be added. */
    search,
  }),
  reply: list(quotaEmployee),
})

/** D4: reported progress, with the quota's new sum. */
export const progressEvent = liveEvent({
  name: 'q-progress',
  summary: 'Progress was reported against a quota',
  payload: quotaProgress.extend({ progress: z.int() }),
  to: [...overseers, 'user'],
  employees: 'concerned',
})
