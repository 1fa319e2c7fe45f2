import type { listBranches as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../../platform/http/binding.ts'
import { alphabetical } from '../../../platform/lists/alphabetical.ts'
import { orderBy } from '../../../platform/lists/paging.ts'
import { branchAsked } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { listParts } from '../read-parts.ts'
import { branchQuery } from './branch.ts'

const sorts = { branchName: alphabetical(sql`branch.name`) }

/** The active branches in scope, by name. */
export async function listBranches(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const branchId = await branchAsked(work, params.id, undefined)
  const only = branchId !== null && sql`branch.id = ${branchId}`
  const order = orderBy(query.sort, sorts, { usual: 'branchName', tie: sql`branch.id` })
  return listParts<{ branchName: string }>(work, branchQuery, { ...query, branchId, only, order })
}
