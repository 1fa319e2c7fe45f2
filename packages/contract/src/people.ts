import * as z from 'zod'
import { call, list } from './call.ts'
import { branchFilter, id, ofPeople, pagedBy, personName, role, search, version } from './fields.ts'

/** A person as the console's selects and lists need them; employees receive only names and ids (D2). */
export const person = personName.extend({
  role: role.optional(),
  branchId: id.nullable().optional(),
  email: z.string().optional(),
  departmentId: id.nullable().optional(),
  designationId: id.nullable().optional(),
  departmentName: z.string().nullable().optional(),
  designationName: z.string().nullable().optional(),
  status: z.boolean().optional(),
  version: version.optional(),
})
export type Person = z.infer<typeof person>

/** Filters of both lists of people. */
export const peopleFilters = {
  search,
  branchId: branchFilter,
  designationId: id.optional(),
  ...ofPeople,
}

export const peopleSorts = ['userId', 'lastName', 'firstName'] as const

export const listPeople = call({
  method: 'GET',
  path: '/api/auth/all-user',
  summary: "The active people in the caller's scope, by name, or those who left a branch of it",
  allow: 'signedIn',
  query: z.object({
    ...pagedBy(peopleSorts),
    ...peopleFilters,
    /** 'true': only people who were deactivated or went to head office, whose earlier days can still be recorded. */
    left: z.enum(['true', 'false']).optional(),
  }),
  reply: list(person),
})
