import { hoursFromMinutes } from '../hours.ts'
import { type Centavos, divideRounded } from '../money.ts'
import type { Minutes } from '../wall-time.ts'
import type { PayPart, PayslipDay } from './computation.ts'

/** Regular pay by daily rate, in centavos: round2(hours × rate / 8) each (D5). */
export function regularParts(days: readonly PayslipDay[]): PayPart[] {
  return payParts(
    days.map((day) => [day.dailyRate, day.regularMinutes]),
    8,
  )
}

/** Overtime pay by hourly rate, in centavos: round2(hours × rate) each (D5). */
export function overtimeParts(days: readonly PayslipDay[]): PayPart[] {
  return payParts(
    days.map((day) => [day.overtimeRate, day.overtimeMinutes]),
    1,
  )
}

/**
 * Hours are rounded once per rate, from the sum of its minutes. So a single rate gives exactly D5's result, and a
 * missing day only reduces its own part. (Rounding the whole and spreading it over the parts would not: a missing
 * minute at a low rate could move a hundredth of an hour to a high one.)
 */
function payParts(paid: readonly (readonly [Centavos, Minutes])[], hoursPerRate: number): PayPart[] {
  const minutesByRate = new Map<Centavos, Minutes>()
  for (const [rate, minutes] of paid) {
    if (minutes > 0) minutesByRate.set(rate, (minutesByRate.get(rate) ?? 0) + minutes)
  }
  return Array.from(minutesByRate, ([rate, minutes]) => {
    const hours = hoursFromMinutes(minutes)
    const pay = divideRounded(BigInt(hours) * BigInt(rate), 100 * hoursPerRate)
    return { rate, minutes, hours, pay }
  })
}
