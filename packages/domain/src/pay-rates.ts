import { effectiveOn } from './effective.ts'
import type { PayRate } from './payslip/computation.ts'

/**
 * The rates to write when a person gets a new one, in the order of their days. Daily and overtime rate are stored as a
 * pair, but each holds until that one changes: a later pair that only repeats the rate from before gets the new one too,
 * so that a raise of one rate does not end where the other one changes.
 * @param rates the person's rates so far
 */
export function ratesToWrite(rates: readonly PayRate[], rate: PayRate): PayRate[] {
  const before = effectiveOn(rates, rate.from)
  const written = [rate]
  const carried = { dailyRate: before !== undefined, overtimeRate: before !== undefined }
  const later = rates.filter(({ from }) => from > rate.from)
  for (const held of later.toSorted((one, other) => one.from.localeCompare(other.from))) {
    carried.dailyRate &&= held.dailyRate === before?.dailyRate
    carried.overtimeRate &&= held.overtimeRate === before?.overtimeRate
    const dailyRate = carried.dailyRate ? rate.dailyRate : held.dailyRate
    const overtimeRate = carried.overtimeRate ? rate.overtimeRate : held.overtimeRate
    if (dailyRate !== held.dailyRate || overtimeRate !== held.overtimeRate)
      written.push({ from: held.from, dailyRate, overtimeRate })
  }
  return written
}
