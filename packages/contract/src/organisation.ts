import * as z from 'zod'
import { call, data, list } from './call.ts'
import { id, listPath, name, ownId, ownVersion, pagedBy, search, statusFilter, version } from './fields.ts'
import { organisationTexts } from './texts/organisation.ts'

/** Actions that the reader may take on a part of the organisation. */
export const organisationAction = z.enum(['edit', 'remove'])

const part = {
  _id: id,
  status: z.boolean(),
  version,
  /** Active people in the caller's scope who belong to it; they have to be moved when it is removed. */
  people: z.int(),
  can: z.array(organisationAction),
}

const change = {
  _id: ownId,
  status: z.boolean().optional(),
  version: ownVersion,
  /** With `status` false: where the people who still belong to it are moved, and what a branch owes head office's people. */
  moveTo: id.optional(),
}

export const branch = z.object({ ...part, branchName: z.string() })
export type Branch = z.infer<typeof branch>

export const branchSorts = ['branchName'] as const

/** Filters and forms say All for every branch, department or designation. */
const partName = name.refine((text) => text.toLowerCase() !== 'all', organisationTexts.namedAll)

export const listBranches = call({
  method: 'GET',
  path: '/api/prod/branch/:id',
  summary: "The active branches in the caller's scope",
  allow: 'signedIn',
  params: listPath,
  query: z.object({ ...pagedBy(branchSorts), search, status: statusFilter }),
  reply: list(branch),
})

export const createBranch = call({
  method: 'POST',
  path: '/api/prod/branch/create',
  summary: 'Creates or changes a branch; status false removes it and moves its people',
  allow: ['admin'],
  body: z.object({ ...change, branchName: partName.optional() }),
  reply: data(branch),
})

export const department = z.object({
  ...part,
  departmentName: z.string(),
  /** Active designations, which move along with its people. */
  designations: z.int(),
})
export type Department = z.infer<typeof department>

export const departmentSorts = ['departmentName'] as const

export const listDepartments = call({
  method: 'GET',
  path: '/api/prod/department/:id',
  summary: 'The active departments',
  allow: 'signedIn',
  params: listPath,
  query: z.object({ ...pagedBy(departmentSorts), search, status: statusFilter }),
  reply: list(department),
})

export const createDepartment = call({
  method: 'POST',
  path: '/api/prod/department/create',
  summary: 'Creates or changes a department; status false removes it and moves its people and designations',
  allow: ['admin'],
  body: z.object({ ...change, departmentName: partName.optional() }),
  reply: data(department),
})

/** On the wire `departmentName` holds the department's id, as in the specification (W3, D1 Names). */
export const designation = z.object({
  ...part,
  designationName: z.string(),
  departmentName: id,
  /** The department's own name. */
  departmentTitle: z.string(),
})
export type Designation = z.infer<typeof designation>

export const designationSorts = ['departmentName', 'designationName'] as const

export const listDesignations = call({
  method: 'GET',
  path: '/api/prod/designation/:id',
  summary: 'The active designations of every department, or of one',
  allow: 'signedIn',
  params: listPath,
  query: z.object({
    ...pagedBy(designationSorts),
    search,
    status: statusFilter,
    departmentId: id.optional(),
  }),
  reply: list(designation),
})

export const createDesignation = call({
  method: 'POST',
  path: '/api/prod/designation/create',
  summary: 'Creates or changes a designation; status false removes it and moves its people',
  allow: ['admin'],
  body: z.object({ ...change, designationName: partName.optional(), departmentName: id.optional() }),
  reply: data(designation),
})
