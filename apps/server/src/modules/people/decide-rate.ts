import { type FieldError, limits, texts } from '@tahi/contract'
import {
  centavosFromPesos,
  type Day,
  type EnteredRate,
  effectiveOn,
  firstRatesFrom,
  mayRatesBegin,
} from '@tahi/domain'
import type { SentFields } from './sent-fields.ts'

export interface DecidedRate {
  /** The rates to write; null when they already apply on that day. */
  readonly rate: EnteredRate | null
  readonly errors: readonly FieldError[]
}

const unchanged: DecidedRate = { rate: null, errors: [] }

/**
 * The result of the rates that were sent, given those that the person has. A rate that is missing or null stays as it is
 * on that day, and so does an equal one beside one that changes. Without a day to begin, a raise holds from today. Equal
 * rates that are sent for a day of their own hold from it whatever becomes of those before it.
 */
export function decideRate(
  rates: readonly EnteredRate[],
  sent: Pick<SentFields, 'dailyRate' | 'overRate' | 'ratesFrom'>,
  today: Day,
): DecidedRate {
  const { dailyRate: daily = null, overRate: overtime = null } = sent
  if (daily === null && overtime === null) return unchanged
  if (daily !== null && daily > limits.largestDailyRate)
    return refused('dailyRate', texts.person.dailyRateTooHigh)
  if (overtime !== null && overtime > limits.largestOvertimeRate)
    return refused('overRate', texts.person.overRateTooHigh)
  const from = sent.ratesFrom ?? (rates.length === 0 ? firstRatesFrom(today) : today)
  const held = effectiveOn(rates, from)
  // Before the first rates, the one that was not sent is as it will be.
  const known = held ?? firstOf(rates)
  const dailyRate = centavos(daily) ?? known?.dailyRate
  const overtimeRate = centavos(overtime) ?? known?.overtimeRate
  if (dailyRate === undefined) return refused('dailyRate', texts.person.dailyRateNeeded)
  if (overtimeRate === undefined) return refused('overRate', texts.person.overRateNeeded)
  const changes = { daily: held?.dailyRate !== dailyRate, overtime: held?.overtimeRate !== overtimeRate }
  const isSame = !changes.daily && !changes.overtime
  const replaced = held?.from === from ? held : undefined
  // An equal amount that only goes on into that day is entered for it now.
  const isEntered =
    (daily === null || replaced?.dailyEntered) && (overtime === null || replaced?.overtimeEntered)
  if (isSame && (sent.ratesFrom === undefined || isEntered)) return unchanged
  if (!mayRatesBegin(from, today)) return refused('ratesFrom', texts.person.ratesFrom)
  return {
    rate: {
      from,
      dailyRate,
      overtimeRate,
      dailyEntered: replaced?.dailyEntered || (isSame ? daily !== null : changes.daily),
      overtimeEntered: replaced?.overtimeEntered || (isSame ? overtime !== null : changes.overtime),
    },
    errors: [],
  }
}

const firstOf = (rates: readonly EnteredRate[]): EnteredRate | undefined =>
  rates.toSorted((one, other) => one.from.localeCompare(other.from))[0]

const centavos = (pesos: number | null) => (pesos === null ? undefined : centavosFromPesos(pesos))

const refused = (path: string, msg: string): DecidedRate => ({ rate: null, errors: [{ path, msg }] })
