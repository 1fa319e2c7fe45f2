import { type assignShift as call, type Request, texts } from '@tahi/contract'
import { audit } from '../../../platform/audit.ts'
import { invalid, notAllowed, notFound } from '../../../platform/errors.ts'
import type { Result } from '../../../platform/http/binding.ts'
import { keepsOwn } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import {
  type Assignee,
  countKeptDays,
  lockAssignees,
  refreshSchedules,
  writeAssignments,
} from './assignments.ts'
import { lockShift } from './repository.ts'
import type { ShiftRow } from './shift.ts'

/**
 * Assigns people to a shift, or to the usual hours, from a day on: all of them or none. Recorded days from then on get
 * the new schedule. Days under a payslip keep theirs and are counted.
 */
export async function assignShift(work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> {
  const { shiftId, from } = body
  const ids = [...new Set(body.userIds)]
  if (ids.some((id) => keepsOwn(work.scope, id))) throw notAllowed(texts.shift.ownShift)
  const people = await lockAssignees(work, ids, from)
  const shift = shiftId === null ? null : await livingShift(work, shiftId)
  refuseStrangers(people, ids, shift)

  await writeAssignments(work, ids, shiftId, from)
  await refreshSchedules(work, ids, from)
  await audit(
    work,
    people.map(({ id, branchId, shiftId: previous }) => ({
      action: 'shift.assign',
      entity: 'person',
      entityId: id,
      branchId,
      before: { shiftId: previous },
      after: { shiftId, shift: shift?.name ?? null, from },
    })),
  )
  // The audit trail files this under the person, and employees get no news of person records.
  for (const { branchId } of people) work.news.changed('shift', branchId)
  return { assigned: people.length, keptDays: await countKeptDays(work, ids, from) }
}

async function livingShift(work: Work, id: string): Promise<ShiftRow> {
  const shift = await lockShift(work, id)
  if (!shift?.active) throw notFound()
  return shift
}

/** One refusal for all, so that nothing is revealed about people outside the scope. */
function refuseStrangers(people: Assignee[], ids: string[], shift: ShiftRow | null): void {
  if (people.length < ids.length) throw notFound()
  if (shift && people.some(({ branchId }) => branchId !== shift.branchId))
    throw invalid('userIds', texts.shift.ownBranchOnly)
}
