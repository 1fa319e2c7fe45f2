import type { Shift } from '@tahi/contract'

/** How many tones the week's cells have for shifts; more shifts begin again with the first one. */
const tones = 4

/** Which tone a shift's days have, 0 to 3, by its place in its branch. It only repeats what the day's words say. */
export function shiftTones(shifts: readonly Pick<Shift, '_id' | 'branchId'>[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const inBranch = new Map<string, number>()
  for (const { _id, branchId } of shifts) {
    const place = inBranch.get(branchId) ?? 0
    inBranch.set(branchId, place + 1)
    found.set(_id, place % tones)
  }
  return found
}
