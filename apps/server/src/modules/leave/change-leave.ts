import { texts } from '@tahi/contract'
import { askedLeaveState, type Day, isWithin } from '@tahi/domain'
import { about, audit } from '../../platform/audit.ts'
import { conflict, invalid, notAllowed, stale } from '../../platform/errors.ts'
import { keepsOwn } from '../../platform/scope.ts'
import { isOutdated } from '../../platform/versions.ts'
import type { Work } from '../../platform/work.ts'
import {
  actionsOn,
  concernsAnother,
  decisionActions,
  type LeaveRow,
  periodOf,
  toLeave,
  trail,
} from './leave.ts'
import { type LeaveBody, refusePeriod, refuseStart } from './leave-body.ts'
import { notifyOfDecision, notifyOfMoved, notifyOfRequest } from './notify-of-leaves.ts'
import { refuseOverlap } from './overlap.ts'
import { lockLeave, updateLeave } from './repository.ts'
import { moveDays, refuseDaysElsewhere, takeBackDays, writeDays } from './settle-days.ts'
import { tellLeave } from './tell-leave.ts'

/**
 * Changes the fields of a leave that were sent: its days, details and state. Without a difference nothing is written, so
 * that a repeated request is harmless. A confirmed leave of a person who left can only become shorter.
 * @param row locked, with its person
 */
export async function changeLeave(work: Work, row: LeaveRow, body: LeaveBody): Promise<LeaveRow> {
  const { scope } = work
  if (body.userId !== undefined && body.userId !== row.personId)
    throw invalid('userId', texts.leave.employeeLocked)
  if (body.leaveType !== undefined && body.leaveType !== row.leaveType)
    throw invalid('leaveType', texts.leave.typeLocked)

  const next = {
    firstDay: body.date ?? row.firstDay,
    lastDay: body.dateEnd ?? row.lastDay,
    details: body.details ?? row.details,
    state: askedLeaveState(body, row.state),
  }
  const moved = next.firstDay !== row.firstDay || next.lastDay !== row.lastDay
  const decided = next.state !== row.state
  const isEdited = moved || next.details !== row.details
  if (!isEdited && !decided) return row
  // A request that is repeated because its answer was lost stands, and may have been decided since.
  if (!isEdited && body.version === 0 && next.state === 'requested') return row
  if (isOutdated(body.version, row.version)) throw stale(toLeave(row, scope))
  if (concernsAnother(row, scope)) throw conflict(texts.leave.movedAway)
  if (decided && keepsOwn(scope, row.personId)) throw notAllowed(texts.leave.ownDecision)
  if (!actionsOn(row, scope).includes('change')) throw conflict(texts.leave.decided)
  if (next.state === 'confirmed' && !row.employed && (decided || !isWithin(periodOf(next), periodOf(row))))
    throw conflict(texts.leave.deactivated)
  if (moved) refusePeriod(periodOf(next))
  // A leave that begins too far away already can be moved nearer.
  if (!isBetween(next.firstDay, row.firstDay, work.today)) refuseStart(work, next.firstDay)
  if (next.state !== 'rejected') await refuseOverlap(work, row, periodOf(next))
  if (row.state === 'confirmed')
    await refuseDaysElsewhere(work, row, next.state === 'confirmed' ? periodOf(next) : undefined)

  await updateLeave(work, row.id, next)
  const after = await lockLeave(work, row.id)
  await settle(work, row, after)
  await audit(work, {
    ...about('leave', { id: row.id, branchId: after.branchId }),
    action: decided ? decisionActions[next.state] : 'leave.change',
    before: trail(row),
    after: trail(after),
  })
  tellLeave(work, after)
  if (decided) await notifyOfDecision(work, [after], after.state)
  else if (moved && after.state !== 'rejected') await notifyOfDecision(work, [after], 'moved')
  if (after.branchId !== row.branchId) await notifyOfMoved(work, [after])
  // Whoever decides on it would otherwise be told of its former days.
  else if (moved && after.state === 'requested') await notifyOfRequest(work, after)
  return after
}

async function settle(work: Work, before: LeaveRow, after: LeaveRow): Promise<void> {
  if (before.state === 'confirmed' && after.state === 'confirmed')
    return moveDays(work, after, periodOf(before))
  if (before.state === 'confirmed') return takeBackDays(work, [before])
  if (after.state === 'confirmed') return writeDays(work, [after])
}

const isBetween = (day: Day, one: Day, other: Day): boolean =>
  one < other ? one <= day && day <= other : other <= day && day <= one
