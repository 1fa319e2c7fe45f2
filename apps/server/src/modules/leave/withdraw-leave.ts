import { type withdrawLeave as call, type Request, texts } from '@tahi/contract'
import { about, audit } from '../../platform/audit.ts'
import { conflict, notFound, stale } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { isOutdated } from '../../platform/versions.ts'
import type { Work } from '../../platform/work.ts'
import { actionsOn, concernsAnother, toLeave, trail } from './leave.ts'
import { notifyOfDecision, takeBackRequests } from './notify-of-leaves.ts'
import { lockLeaves, removeLeave, withdrawnOf } from './repository.ts'
import { refuseDaysElsewhere, takeBackDays } from './settle-days.ts'

/**
 * Withdraws a leave with the days that it wrote (D4). Employees withdraw their own open requests, record keepers any
 * leave. Repeating it is harmless, for callers who missed the reply.
 */
export async function withdrawLeave(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const [row] = await lockLeaves(work, [body._id])
  if (!row && (await withdrawnOf(work, [body._id])).size > 0) return { _id: body._id }
  if (!row) throw notFound()
  if (isOutdated(body.version, row.version)) throw stale(toLeave(row, work.scope))
  if (concernsAnother(row, work.scope)) throw conflict(texts.leave.movedAway)
  if (!actionsOn(row, work.scope).includes('withdraw')) throw conflict(texts.leave.decided)
  if (row.state === 'confirmed') await refuseDaysElsewhere(work, row)
  await removeLeave(work, row.id)
  if (row.state === 'confirmed') await takeBackDays(work, [row])
  await audit(work, {
    ...about('leave', row),
    action: 'leave.withdraw',
    before: trail(row),
  })
  const { branchId, personId } = row
  // There is no record left to publish, so the person's devices only learn that one leave is gone.
  work.news.changed('leave', branchId, [personId])
  await takeBackRequests(work, [row])
  await notifyOfDecision(work, [row], 'withdrawn')
  return { _id: row.id }
}
