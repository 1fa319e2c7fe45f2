import type { listDesignations as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../../platform/http/binding.ts'
import { alphabetical } from '../../../platform/lists/alphabetical.ts'
import { orderBy } from '../../../platform/lists/paging.ts'
import { branchAsked } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { listParts } from '../read-parts.ts'
import { type DesignationFields, designationQuery } from './designation.ts'

const sorts = {
  departmentName: alphabetical(sql`department.name`),
  designationName: alphabetical(sql`designation.name`),
}

/**
 * The active designations by department: all, or of one department. A branch in the path limits whose people are counted.
 */
export async function listDesignations(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const branchId = await branchAsked(work, params.id, undefined)
  const only = query.departmentId !== undefined && sql`designation.department_id = ${query.departmentId}`
  const order = orderBy(query.sort, sorts, {
    usual: 'departmentName',
    tie: sql`${alphabetical(sql`designation.name`)}, designation.id`,
  })
  return listParts<DesignationFields>(work, designationQuery, { ...query, branchId, only, order })
}
