import type { ShiftWeekRow } from '@tahi/contract'

/** The people chosen for a shift: branch by person id, because a shift is only for people of its branch. */
export type Chosen = ReadonlyMap<string, string>

/** The chosen people after a change of the selection; people of other pages keep their known branch. */
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

/** The common branch of the chosen people; undefined if they belong to several. */
export function branchOf(chosen: Chosen): string | undefined {
  const branches = new Set(chosen.values())
  return branches.size === 1 ? [...branches][0] : undefined
}
