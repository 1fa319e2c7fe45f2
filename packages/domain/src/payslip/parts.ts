import { hoursFromMinutes } from '../hours.ts'
import { type Centavos, divideRounded } from '../money.ts'
import type { Minutes } from '../wall-time.ts'
import type { PayPart, PayslipDay } from './computation.ts'

/** Regular pay by daily rate: round2(hours × rate / 8) each, in centavos (D5). */
export function regularParts(days: readonly PayslipDay[]): PayPart[] {
  return payParts(
    days.map((day) => [day.dailyRate, day.regularMinutes]),
    8,
  )
}

/** Overtime pay by hourly rate: round2(hours × rate) each, in centavos (D5). */
export function overtimeParts(days: readonly PayslipDay[]): PayPart[] {
  return payParts(
    days.map((day) => [day.overtimeRate, day.overtimeMinutes]),
    1,
  )
}

/**
 * Hours are rounded once for each rate, from the sum of its minutes, so a single rate gives D5 to the letter,
 * and a missing day can only take from its own part. (Spreading the rounding of the whole over the parts
 * would not: a missing minute at a low rate could move a hundredth of an hour to a high one.)
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
