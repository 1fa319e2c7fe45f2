import type { summarisePeople as call, Request } from '@tahi/contract'
import type { Result } from '../../../platform/http/binding.ts'
import { branchInScope } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { countPendingAccounts } from '../pending-accounts/count-pending-accounts.ts'
import { countHeads } from './headcount.ts'
import { findOnLeave } from './on-leave.ts'
import { countBlocks } from './payroll.ts'
import { countByShift } from './shifts.ts'

/** An overview of the branch's people today (D2 Core HR). */
export async function summarisePeople(
  work: Work,
  { query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const branchId = branchInScope(work.scope, query.branchId)
  const [heads, onLeave, blocks, pending, shifts] = await Promise.all([
    countHeads(work, branchId),
    findOnLeave(work, branchId),
    countBlocks(work, branchId),
    // A registration names no branch, so it counts for every branch.
    countPendingAccounts(work),
    countByShift(work, branchId),
  ])
  return { ...heads, onLeave, ...blocks, pending, shifts }
}
