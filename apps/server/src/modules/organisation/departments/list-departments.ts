import type { listDepartments as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../../platform/http/binding.ts'
import { alphabetical } from '../../../platform/lists/alphabetical.ts'
import { orderBy } from '../../../platform/lists/paging.ts'
import { branchAsked } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { listParts } from '../read-parts.ts'
import { type DepartmentFields, departmentQuery } from './department.ts'

const sorts = { departmentName: alphabetical(sql`department.name`) }

/** The active departments, by name, of the whole company. A branch in the path only limits whose people are counted. */
export async function listDepartments(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const branchId = await branchAsked(work, params.id, undefined)
  const order = orderBy(query.sort, sorts, { usual: 'departmentName', tie: sql`department.id` })
  return listParts<DepartmentFields>(work, departmentQuery, { ...query, branchId, order })
}
