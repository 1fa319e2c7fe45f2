import { type assignShift as call, type Request, texts } from '@tahi/contract'
import { about, audit } from '../../../platform/audit.ts'
import { divideRows } from '../../../platform/divide-rows.ts'
import { invalid, notAllowed, orNotFound } from '../../../platform/errors.ts'
import type { Result } from '../../../platform/http/binding.ts'
import { idsOf } from '../../../platform/ids.ts'
import { toPersonName } from '../../../platform/person-name.ts'
import { keepsOwn } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { afterLeaving } from '../employed.ts'
import { type Assigned, countKept, lockAssignees, refreshSchedules, writeAssignments } from './assignments.ts'
import { followDaysOff } from './follow-days-off.ts'
import { findAndLockShift } from './repository.ts'
import type { ShiftRow } from './shift.ts'

/**
 * Assigns people to a shift, or to the usual hours, from a day on, or from the later day on which they came to their
 * branch. Returns those who are no longer there, not in the shift's branch, or left before the day, with the reason. People
 * who left get the shift for their days until then (decision 0023). Recorded days from then
 * on get the new schedule, and absences that the nightly close wrote on what are days off now are removed. Days under a
 * payslip stay as they are and are counted, and so are absences that somebody entered.
 * @throws Refusal invalid for a removed shift, not_found for one out of scope, not_allowed for the caller's own
 */
export async function assignShift(work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> {
  const { shiftId, from } = body
  const ids = [...new Set(body.userIds)]
  if (ids.some((id) => keepsOwn(work.scope, id))) throw notAllowed(texts.shift.ownShift)
  const people = await lockAssignees(work, ids)
  const shift = shiftId === null ? null : await livingShift(work, shiftId)
  // Who left the scope is not told from who never was in it.
  const { done, refused } = divideRows(ids, people, ({ branchId, leftOn }) =>
    shift === null || branchId === shift.branchId
      ? afterLeaving({ day: from, leftOn })?.message
      : texts.shift.ownBranchOnly,
  )

  const assigned = await writeAssignments(work, idsOf(done), shiftId, from)
  await followDaysOff(work, assigned)
  await refreshSchedules(work, assigned)
  await audit(
    work,
    assigned.map(({ personId, branchId, formerShiftId, from }) => ({
      ...about('person', { id: personId, branchId }),
      action: 'shift.assign',
      before: { shiftId: formerShiftId },
      after: { shiftId, shift: shift?.name ?? null, from },
    })),
  )
  // The audit trail files this under the person, and employees get no news of person records.
  for (const { branchId } of assigned) work.news.changed('shift', branchId)
  return {
    assigned: assigned.length,
    refused,
    ...(await countKept(work, assigned)),
    beginsLater: assigned.filter((one) => one.from > from).map(toName),
    endsSooner: assigned.filter(({ endsSooner }) => endsSooner).map(toName),
  }
}

async function livingShift(work: Work, id: string): Promise<ShiftRow> {
  const shift = orNotFound(await findAndLockShift(work, id))
  if (!shift.active) throw invalid('shiftId', texts.shift.removed)
  return shift
}

const toName = ({ personId, ...name }: Assigned) => toPersonName(personId, name)
