import type { listPeople as call, Request, Role } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { allOf } from '../../platform/lists/conditions.ts'
import { orderBy, readPage } from '../../platform/lists/paging.ts'
import { sortsByPerson } from '../../platform/lists/records-of-people.ts'
import { isCalled } from '../../platform/lists/searching.ts'
import { branchInScope, payingBranch, payingBranchIs, personBranchIs } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { wasEmployed } from '../attendance/index.ts'

interface Row {
  _id: string
  userId: string
  firstName: string
  lastName: string
  role?: Role
  branchId?: string | null
  status?: boolean
  version?: number
  email?: string
  departmentId?: string | null
  designationId?: string | null
  departmentName?: string | null
  designationName?: string | null
}

/**
 * The active people in scope, or those who left a branch in scope and may have days to record. Colleagues see only names
 * and ids; details are for record keepers (D2), and of people who left they only see the branch that pays them.
 */
export async function listPeople(
  { queries, scope }: Work,
  { query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const branchId = branchInScope(scope, query.branchId)
  // Colleagues may not filter by details either: the results would reveal them.
  const details = !scope.ownOnly
  const left = details && query.left === 'true'
  const where = allOf([
    left ? hasLeft(branchId) : sql`person.active and ${personBranchIs(branchId)}`,
    details && query.departmentId && sql`person.department_id = ${query.departmentId}`,
    details && query.designationId && sql`person.designation_id = ${query.designationId}`,
    details && query.role && sql`person.role = ${query.role}`,
    isCalled(query.search),
  ])
  const detailColumns = left
    ? sql`, ${payingBranch} as "branchId", person.active as status`
    : details
      ? sql`, person.role, person.branch_id as "branchId", person.active as status, person.version, person_detail.email,
        person.department_id as "departmentId", person.designation_id as "designationId",
        department.name as "departmentName", designation.name as "designationName"`
      : sql``
  const list = {
    from: sql`person`,
    where,
    join: sql`
      left join person_detail on person_detail.person_id = person.id
      left join department on department.id = person.department_id
      left join designation on designation.id = person.designation_id`,
    columns: sql`
      person.id as "_id", person.code as "userId", person.first_name as "firstName",
      person.last_name as "lastName"
      ${detailColumns}`,
    order: orderBy(query.sort, sortsByPerson, { usual: 'lastName', tie: sql`person.id` }),
  }
  return readPage(queries, query, list, (row: Row) => row)
}

/** Deactivated or in head office, with days that the branch records (decision 0023). */
const hasLeft = (branchId: string | null) =>
  sql`(not person.active or person.branch_id is null) and ${wasEmployed} and ${payingBranchIs(branchId)}`
