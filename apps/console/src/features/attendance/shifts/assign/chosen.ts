import type { ShiftWeekRow } from '@tahi/contract'

/** Who is chosen for a shift: a person's id and branch, because a shift is for the people of its own branch. */
export type Chosen = ReadonlyMap<string, string>

/** The chosen people after a change of the selection; those of other pages keep the branch that they came with. */
export function chosenAfter(
  before: Chosen,
  ids: ReadonlySet<string>,
  page: readonly Pick<ShiftWeekRow, 'employee' | 'branchId'>[],
): Chosen {
  const onPage = new Map(page.map(({ employee, branchId }) => [employee._id, branchId]))
  const entries = [...ids].flatMap((id) => {
    const branchId = onPage.get(id) ?? before.get(id)
    return branchId === undefined ? [] : [[id, branchId] as const]
  })
  return new Map(entries)
}

/** The one branch of all the chosen; undefined when they are of several. */
export function branchOf(chosen: Chosen): string | undefined {
  const branches = new Set(chosen.values())
  return branches.size === 1 ? [...branches][0] : undefined
}
