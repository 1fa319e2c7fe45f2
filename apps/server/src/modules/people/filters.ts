import { type listPersonRecords, type Request, texts } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import { allOf } from '../../platform/lists/conditions.ts'
import { orderBy, sparse } from '../../platform/lists/paging.ts'
import { sortsByPerson } from '../../platform/lists/records-of-people.ts'
import { isCalled } from '../../platform/lists/searching.ts'
import { branchInScope, personBranchIs } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { isBlocked } from './payroll-blocks.ts'

type Query = Omit<Request<typeof listPersonRecords>['query'], 'page' | 'pageSize'>

/** The filters of the record list (W2 Employees), which excludes the caller, for `from ${personTables}`. */
export function personFilters(work: Work, query: Query): RawBuilder<unknown> {
  const { scope, today } = work
  const branchId = branchInScope(scope, query.branchId)
  return allOf([
    sql`person.id <> ${scope.personId}`,
    query.status === 'deactivated' ? sql`not person.active` : sql`person.active`,
    personBranchIs(branchId),
    query.departmentId === 'none'
      ? sql`person.role = 'user' and person.department_id is null`
      : query.departmentId && sql`person.department_id = ${query.departmentId}`,
    query.designationId && sql`person.designation_id = ${query.designationId}`,
    query.role && sql`person.role = ${query.role}`,
    query.block && isBlocked(query.block, today),
    isCalled(query.search),
  ])
}

/** Managers are shown with 'Admin HR' as department and designation (W2 Employees). */
const orAdminHr = (name: RawBuilder<unknown>) =>
  sql`case when person.role = 'manager' then ${texts.person.adminHr} else ${name} end`

export const departmentName = orAdminHr(sql`department.name`)
export const designationName = orAdminHr(sql`designation.name`)

const byName = sql`person.name_order, person.id`

/** The columns for the contract's `personSorts`. */
const sorts = {
  ...sortsByPerson,
  branchName: sparse(alphabetical(sql`branch.name`)),
  departmentName: sparse(alphabetical(departmentName)),
  designationName: sparse(alphabetical(designationName)),
}

/** Managers first, then by name, unless another order is requested. */
export const personOrder = (sort: Query['sort']): RawBuilder<unknown> =>
  sort === undefined
    ? sql`order by (person.role <> 'manager'), ${byName}`
    : orderBy(sort, sorts, { usual: 'lastName', tie: byName })
