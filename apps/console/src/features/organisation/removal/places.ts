import type { Designation } from '@tahi/contract'

interface Choice {
  value: string
  label: string
}

interface Group {
  group: string
  items: Choice[]
}

/** Where people can go, or a group of such places. */
export type Place = Choice | Group

/** Designations as a select groups them: those of the department at hand first, where most people go. */
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

/** All places but the one that is removed, and no group that is empty without it. */
export const without = (places: readonly Place[], id: string): Place[] =>
  places.flatMap((place): Place[] => {
    if ('value' in place) return place.value === id ? [] : [place]
    const items = place.items.filter(({ value }) => value !== id)
    return items.length === 0 ? [] : [{ ...place, items }]
  })
