import type { PayRate } from './payslip/computation.ts'

/**
 * A pair of rates in a person's history. Daily and overtime rate are stored together, but each was either entered for this
 * pair's first day, or goes on from the pair before.
 */
export interface EnteredRate extends PayRate {
  dailyEntered: boolean
  overtimeEntered: boolean
}

/**
 * The pairs to write when a person gets a new one, in the order of their days: the new one, and later ones into which an
 * amount of it goes on, so that a raise of one rate does not end where the other one changes.
 * @param rates the person's rates so far
 */
export function ratesToWrite(rates: readonly EnteredRate[], rate: EnteredRate): EnteredRate[] {
  const others = rates.filter(({ from }) => from !== rate.from)
  return differingFrom(rates, goingOn([...others, rate]))
}

/**
 * The pairs to write when one is taken out: later ones into which its amounts went on. They get what held before it. Where
 * nothing did, the next pair keeps its amounts as its own: they are known to hold from its day.
 * @param from the first day of the pair that is taken out
 */
export function ratesToMend(rates: readonly EnteredRate[], from: PayRate['from']): EnteredRate[] {
  return differingFrom(rates, goingOn(rates.filter((rate) => rate.from !== from)))
}

/** The history with every amount that goes on, oldest first. The first pair has nothing to go on from. */
function goingOn(rates: readonly EnteredRate[]): EnteredRate[] {
  const history: EnteredRate[] = []
  for (const rate of rates.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const before = history.at(-1)
    history.push(
      before
        ? {
            ...rate,
            dailyRate: rate.dailyEntered ? rate.dailyRate : before.dailyRate,
            overtimeRate: rate.overtimeEntered ? rate.overtimeRate : before.overtimeRate,
          }
        : { ...rate, dailyEntered: true, overtimeEntered: true },
    )
  }
  return history
}

const differingFrom = (stored: readonly EnteredRate[], history: readonly EnteredRate[]): EnteredRate[] =>
  history.filter((rate) => !stored.some((held) => isSame(held, rate)))

const isSame = (one: EnteredRate, other: EnteredRate): boolean =>
  one.from === other.from &&
  one.dailyRate === other.dailyRate &&
  one.overtimeRate === other.overtimeRate &&
  one.dailyEntered === other.dailyEntered &&
  one.overtimeEntered === other.overtimeEntered
