import type { listBranches as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../../platform/http/binding.ts'
import { branchAsked } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { listParts } from '../read-parts.ts'
import { branchQuery } from './branch.ts'

/** The active branches in scope, by name. */
export async function listBranches(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const branchId = await branchAsked(work, params.id, undefined)
  const only = branchId !== null && sql`branch.id = ${branchId}`
  return listParts<{ branchName: string }>(work, branchQuery, { ...query, branchId, only })
}
