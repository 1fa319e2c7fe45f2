import { texts } from '@tahi/contract'
import { askedLeaveState } from '@tahi/domain'
import { sql } from 'kysely'
import { about, audit } from '../../platform/audit.ts'
import { conflict, invalid, notAllowed, notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { keepsOwn, personBranchIs, wholeScope } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { changeLeave } from './change-leave.ts'
import { decisionActions, type LeaveRow, periodOf, trail } from './leave.ts'
import { type LeaveBody, refusePeriod, refuseStart } from './leave-body.ts'
import { notifyOfDecision, notifyOfRequest } from './notify-of-leaves.ts'
import { refuseOverlap } from './overlap.ts'
import { hasManyWaiting, insertLeave, type LeaveFields, lockLeave } from './repository.ts'
import { writeDays } from './settle-days.ts'
import { tellLeave } from './tell-leave.ts'

/** Makes a new leave. It is requested, unless a record keeper decides it at once, which they cannot do for their own. */
export async function requestLeave(work: Work, body: LeaveBody): Promise<LeaveRow> {
  const id = body._id ?? newId()
  const personId = work.scope.ownOnly ? work.scope.personId : body.userId
  // With an id and without a new leave's fields, the call is a change of a leave that does not exist.
  if (body._id && !body.leaveType && (!body.userId || work.scope.ownOnly)) throw notFound()
  if (!personId) throw invalid('userId', texts.choose.employee)
  await lockEmployee(work, personId)
  const fields = fieldsOf(body)
  refuseStart(work, fields.firstDay)
  if (fields.state !== 'requested' && keepsOwn(work.scope, personId))
    throw notAllowed(texts.leave.ownDecision)
  await refuseOverlap(work, { id, personId }, periodOf(fields))
  if (personId === work.scope.personId && (await hasManyWaiting(work, id)))
    throw conflict(texts.leave.tooManyWaiting)
  const written = await insertLeave(work, { id, personId }, fields)

  // Refuses with not found when the id belongs to a leave out of scope.
  const row = await lockLeave(work, id)
  // The same leave was sent twice, and the other one came first; what has been changed since is saved now.
  if (!written) return changeLeave(work, row, body)
  if (row.state === 'confirmed') await writeDays(work, [row])
  await audit(work, {
    ...about('leave', { id, branchId: row.branchId }),
    action: row.state === 'requested' ? 'leave.request' : decisionActions[row.state],
    after: trail(row),
  })
  tellLeave(work, row)
  if (row.state === 'requested') await notifyOfRequest(work, row)
  else await notifyOfDecision(work, [row], row.state)
  return row
}

function fieldsOf(body: LeaveBody): LeaveFields {
  const { leaveType, date, dateEnd, details = '' } = body
  if (!leaveType) throw invalid('leaveType', texts.leave.noType)
  if (!date) throw invalid('date', texts.choose.firstDay)
  if (!dateEnd) throw invalid('dateEnd', texts.choose.lastDay)
  const fields = { leaveType, firstDay: date, lastDay: dateEnd, state: askedLeaveState(body), details }
  refusePeriod(periodOf(fields))
  return fields
}

/**
 * Locks an active member of a branch in scope, so that no other leave of theirs is written at the same time.
 * @throws Refusal not_found
 */
async function lockEmployee({ queries, scope }: Work, personId: string): Promise<void> {
  const { branchId } = wholeScope(scope)
  const { rows } = await sql`
    select id from person
    where id = ${personId} and active and branch_id is not null
      and ${personBranchIs(branchId)}
    for no key update`.execute(queries)
  if (rows.length === 0) throw notFound()
}
