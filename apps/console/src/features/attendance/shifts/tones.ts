import type { Shift } from '@tahi/contract'

/** How many tones the week's cells have for shifts; with more shifts they repeat. */
const tones = 4

/**
 * The tone of each shift's days, 0 to 3, by its position in its branch. The tone is decorative: the cell names the shift.
 */
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
