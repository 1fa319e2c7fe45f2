import type { exportQuotas, Request } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import { allOf, isListed } from '../../platform/lists/conditions.ts'
import { orderBy } from '../../platform/lists/paging.ts'
import { holds } from '../../platform/lists/searching.ts'
import { branchIs } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { hasStanding } from './standing.ts'

type Query = Request<typeof exportQuotas>['query']
type Filters = Omit<Query, 'sort' | 'branchId'>

/** The columns for the contract's `quotaSorts`, for `from quota` with the list's joins. */
const sorts = {
  branchName: alphabetical(sql`branch.name`),
  departmentName: alphabetical(sql`department.name`),
  designationName: alphabetical(sql`designation.name`),
  styleName: alphabetical(sql`quota.style_name`),
  progress: sql`reported.pieces::float8 / quota.target`,
  target: sql`quota.target`,
  date: sql`quota.day`,
}

/** Newest day first; within a day by branch, designation and style. */
export const quotaOrder = (sort: Query['sort']) =>
  orderBy(sort, sorts, {
    usual: '-date',
    tie: sql`${sorts.branchName}, ${sorts.designationName}, ${sorts.styleName}, quota.id`,
  })

/** The filters of the quota list (W2), for `quota` joined with `reported`. */
export const quotaFilters = (
  branchId: string | null,
  { from, to, departmentId, standing, status, search }: Filters,
  work: Work,
): RawBuilder<unknown> =>
  allOf([
    isListed('quota', status),
    branchIs('quota', branchId),
    from && sql`quota.day >= ${from}`,
    to && sql`quota.day <= ${to}`,
    departmentId && sql`quota.department_id = ${departmentId}`,
    holds(sql`quota.style_name`, search),
    standing && hasStanding(standing, work),
  ])
