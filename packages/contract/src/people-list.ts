import * as z from 'zod'
import { call, list, spreadsheet } from './call.ts'
import { id, pagedBy, personName, role, sortBy, version } from './fields.ts'
import { peopleFilters } from './people.ts'
import { payrollBlock, personAction } from './people-records.ts'
import { consoleRoles } from './roles.ts'

/** A row of the record list (W2 Employees). Managers show 'Admin HR' as department and designation. */
export const personRow = personName.extend({
  role,
  branchId: id.nullable(),
  branchName: z.string().nullable(),
  departmentName: z.string().nullable(),
  designationName: z.string().nullable(),
  avatar: z.string().nullable(),
  blocks: z.array(payrollBlock),
  status: z.boolean(),
  version,
  can: z.array(personAction),
})
export type PersonRow = z.infer<typeof personRow>

const recordFilters = {
  ...peopleFilters,
  /** A department, or 'none' for employees without one. */
  departmentId: z.union([id, z.literal('none')]).optional(),
  /** Only people whose pay is blocked. */
  block: z.union([payrollBlock, z.literal('any')]).optional(),
  /** `active` by default: deactivated users are hidden. */
  status: z.enum(['active', 'deactivated']).optional(),
}

export const personSorts = [
  'userId',
  'lastName',
  'firstName',
  'branchName',
  'departmentName',
  'designationName',
] as const

export const listPersonRecords = call({
  method: 'GET',
  path: '/api/people/records',
  summary: 'The record list: managers first, then by name, without the caller',
  allow: consoleRoles,
  query: z.object({ ...pagedBy(personSorts), ...recordFilters }),
  reply: list(personRow),
})

export const exportPeople = call({
  method: 'GET',
  path: '/api/people/export',
  summary: 'The filtered people as a spreadsheet that can be edited and imported back',
  allow: consoleRoles,
  query: z.object({ ...recordFilters, sort: sortBy(personSorts) }),
  reply: spreadsheet,
})
