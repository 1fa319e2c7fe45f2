import type { listDesignations as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../../platform/http/binding.ts'
import { branchAsked } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { listParts } from '../read-parts.ts'
import { type DesignationFields, designationQuery } from './designation.ts'

/**
 * The active designations by department: all, or of one department. A branch in the path limits whose people are counted.
 */
export async function listDesignations(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const branchId = await branchAsked(work, params.id, undefined)
  const only = query.departmentId !== undefined && sql`designation.department_id = ${query.departmentId}`
  return listParts<DesignationFields>(work, designationQuery, { ...query, branchId, only })
}
