import type { Designation } from '@tahi/contract'

interface Choice {
  value: string
  label: string
}

interface Group {
  group: string
  items: Choice[]
}

/** Where people can move to, or a group of such places. */
export type PlaceChoice = Choice | Group

/** Designations grouped for a select: first the same department, where most people move. */
export function byDepartment(designations: readonly Designation[], first: string): Group[] {
  const groups = new Map<string, Group>()
  const ordered = [
    ...designations.filter(({ departmentName }) => departmentName === first),
    ...designations.filter(({ departmentName }) => departmentName !== first),
  ]
  for (const { _id, designationName, departmentName, departmentTitle } of ordered) {
    const group = groups.get(departmentName) ?? { group: departmentTitle, items: [] }
    group.items.push({ value: _id, label: designationName })
    groups.set(departmentName, group)
  }
  return [...groups.values()]
}

/** All places without the removed one, and without groups that become empty. */
export const without = (places: readonly PlaceChoice[], id: string): PlaceChoice[] =>
  places.flatMap((place): PlaceChoice[] => {
    if ('value' in place) return place.value === id ? [] : [place]
    const items = place.items.filter(({ value }) => value !== id)
    return items.length === 0 ? [] : [{ ...place, items }]
  })
