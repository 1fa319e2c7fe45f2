import { type createLeave as call, type Request, texts } from '@tahi/contract'
import { askedLeaveState } from '@tahi/domain'
import { conflict, notAllowed } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { changeLeave } from './change-leave.ts'
import { toLeave } from './leave.ts'
import type { LeaveBody } from './leave-body.ts'
import { lockLeaves, withdrawnOf } from './repository.ts'
import { requestLeave } from './request-leave.ts'

/**
 * Requests a leave, or changes or decides the one with this `_id` (D1 create, D4). Employees make requests for themselves
 * and leave the decision to record keepers.
 */
export async function saveLeave(work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> {
  if (work.scope.ownOnly) refuseOthersAffairs(work, body)
  const id = body._id
  const [known] = id === undefined ? [] : await lockLeaves(work, [id])
  if (id !== undefined && !known && (await withdrawnOf(work, [id])).size > 0)
    throw conflict(texts.leave.withdrawn)
  const saved = known ? await changeLeave(work, known, body) : await requestLeave(work, body)
  return toLeave(saved, work.scope)
}

function refuseOthersAffairs({ scope }: Work, body: LeaveBody): void {
  if (body.userId !== undefined && body.userId !== scope.personId) throw notAllowed(texts.leave.ownOnly)
  if (askedLeaveState(body) !== 'requested') throw notAllowed(texts.leave.requestOnly)
}
