import { addDays, type Centavos, type Day, divideRounded, type PayRate } from '@tahi/domain'
import { keyOf, Random } from './random.ts'

/** Overtime pays an hour of the daily rate plus a quarter. */
const overtimeRateOf = (dailyRate: Centavos): Centavos => divideRounded(dailyRate * 125, 800)

const rateFrom = (from: Day, dailyRate: Centavos): PayRate => ({
  from,
  dailyRate,
  overtimeRate: overtimeRateOf(dailyRate),
})

/**
 * An employee's rates: the designation's starting rate, plus up to ₱100 for experience. One in eight gets a raise
 * halfway.
 */
export function drawRates(
  { seed, number }: { seed: number; number: number },
  fromPesos: number,
  { first, middle }: { first: Day; middle: Day },
): PayRate[] {
  const random = new Random(seed, keyOf('pay rate'), number)
  const dailyRate = (fromPesos + random.whole(0, 20) * 5) * 100
  const rate = rateFrom(addDays(first, -random.whole(30, 400)), dailyRate)
  const raise = random.whole(3, 9) * 500
  return random.happens(0.125) ? [rate, rateFrom(middle, dailyRate + raise)] : [rate]
}
