import type { ShiftWeekRow } from '@tahi/contract'

/** The people chosen for a shift: branch by person id, because a shift is only for people of its branch. */
export type Chosen = ReadonlyMap<string, string>

export const chosenOf = (people: readonly Pick<ShiftWeekRow, 'employee' | 'branchId'>[]): Chosen =>
  new Map(people.map(({ employee, branchId }) => [employee._id, branchId]))

/** The common branch of the chosen people; undefined if they belong to several. */
export function branchOf(chosen: Chosen): string | undefined {
  const branches = new Set(chosen.values())
  return branches.size === 1 ? [...branches][0] : undefined
}
