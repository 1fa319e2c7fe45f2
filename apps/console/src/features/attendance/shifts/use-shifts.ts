import { isCompanyWide, listShifts, type Shift, summarisePeople, texts } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import { labelOf } from '../../../platform/choices/label-of.ts'
import { useBranchChoices } from '../../../platform/choices/use-branch-choices.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { shiftTones } from './tones.ts'

/**
 * The shifts of a branch, or of all in scope, with the number of people who have each today. A removed shift that people
 * still have is only among the choices.
 */
export function useShifts(branchId: string | undefined) {
  const { role } = useCurrentUser()
  const shifts = useCall(listShifts, { params: { id: branchId ?? 'all' }, query: {} })
  const summary = useCall(summarisePeople, { query: { branchId } })
  const { choices: branches } = useBranchChoices()
  const living = shifts.data?.data
  const counted = summary.data?.data.shifts

  const everyBranch = isCompanyWide(role) && branchId === undefined
  const branchName = (id: string) => (everyBranch ? labelOf(branches, id) : undefined)
  const named = (name: string, branch: string | undefined) => (branch ? `${name} · ${branch}` : name)
  const removed = (counted ?? []).filter(
    ({ _id }) => _id !== null && living?.every((shift) => shift._id !== _id),
  )
  return {
    shifts,
    living,
    branchName,
    tones: shiftTones(living ?? []),
    /** Undefined until loaded. */
    peopleToday: (shiftId: string | null) =>
      counted?.filter(({ _id }) => _id === shiftId).reduce((sum, { people }) => sum + people, 0),
    choices: [
      ...(living ?? []).map((shift: Shift) => ({
        value: shift._id,
        label: named(shift.name, branchName(shift.branchId)),
      })),
      ...removed.map(({ _id, name, branchName: branch }) => ({
        value: _id ?? '',
        label: texts.shiftWeek.removedShift(named(name ?? '', everyBranch ? branch : undefined)),
      })),
      { value: 'none', label: texts.shift.usual },
    ],
  }
}
