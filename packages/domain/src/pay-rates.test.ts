import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from './calendar.ts'
import { effectiveOn } from './effective.ts'
import { type EnteredRate, ratesToMend, ratesToWrite } from './pay-rates.ts'

/** @param entered which of the amounts were entered for the day; the others go on */
const rate = (
  from: string,
  dailyRate: number,
  overtimeRate: number,
  entered: 'both' | 'daily' | 'overtime' = 'both',
): EnteredRate => ({
  from,
  dailyRate,
  overtimeRate,
  dailyEntered: entered !== 'overtime',
  overtimeEntered: entered !== 'daily',
})

test.each([
  ['the first', [], rate('2026-11-01', 500, 78), []],
  ['the newest', [rate('2026-11-01', 500, 78)], rate('2026-11-18', 540, 78, 'daily'), []],
  [
    'overtime alone, through later raises of the day',
    [rate('2026-12-01', 700, 84, 'daily'), rate('2026-01-01', 500, 84), rate('2026-11-18', 540, 84, 'daily')],
    rate('2026-11-01', 500, 100, 'overtime'),
    [rate('2026-11-18', 540, 100, 'daily'), rate('2026-12-01', 700, 100, 'daily')],
  ],
  [
    'overtime alone, until it changes again',
    [rate('2026-01-01', 500, 84), rate('2026-11-18', 540, 90), rate('2026-12-01', 700, 84)],
    rate('2026-11-01', 500, 100, 'overtime'),
    [],
  ],
  [
    'both, each until that one changes',
    [
      rate('2026-01-01', 500, 84),
      rate('2026-11-18', 540, 84, 'daily'),
      rate('2026-12-01', 540, 90, 'overtime'),
    ],
    rate('2026-11-01', 520, 88),
    [rate('2026-11-18', 540, 88, 'daily')],
  ],
  [
    'never over an equal amount that was entered for a later day',
    [rate('2026-10-01', 500, 80), rate('2026-12-01', 600, 80, 'daily'), rate('2026-12-16', 600, 80, 'daily')],
    rate('2026-12-01', 500, 80, 'daily'),
    [],
  ],
  ['before all others', [rate('2026-11-18', 540, 84)], rate('2026-11-01', 500, 78), []],
  ['the same day again', [rate('2026-11-18', 540, 84)], rate('2026-11-18', 550, 84), []],
])('a new rate, %s', (_, rates, added, carried) => {
  expect(ratesToWrite(rates, added)).toEqual([added, ...carried])
})

describe('a rate that is taken out', () => {
  const first = rate('2026-10-01', 500, 80)

  it('leaves to later pairs what held before it', () => {
    const mistaken = rate('2026-11-20', 5500, 80, 'daily')
    const planned = rate('2026-12-01', 5500, 100, 'overtime')
    expect(ratesToMend([first, mistaken, planned], mistaken.from)).toEqual([{ ...planned, dailyRate: 500 }])
  })

  it('takes nothing away that was entered for a later day, be it the same amount', () => {
    const wrongDay = rate('2026-11-01', 600, 80, 'daily')
    const rightDay = rate('2026-11-16', 600, 80, 'daily')
    expect(ratesToMend([first, wrongDay, rightDay], wrongDay.from)).toEqual([])
  })

  it('leaves its amounts to the next pair where nothing held before it', () => {
    const next = rate('2026-12-01', 500, 100, 'overtime')
    const later = rate('2026-12-16', 500, 110, 'overtime')
    expect(ratesToMend([first, next, later], first.from)).toEqual([rate('2026-12-01', 500, 100)])
    expect(ratesToMend([first], first.from)).toEqual([])
  })
})

describe('what was entered and taken out again', () => {
  const day = fc.integer({ min: 0, max: 9 }).map((after) => addDays('2026-11-01', after))
  const amount = fc.integer({ min: 1, max: 4 })
  const entry = fc.record({
    from: day,
    dailyRate: amount,
    overtimeRate: amount,
    entered: fc.constantFrom('both' as const, 'daily' as const, 'overtime' as const),
  })

  const entered = (
    rates: EnteredRate[],
    { from, dailyRate, overtimeRate, entered }: Entry,
  ): EnteredRate[] => {
    const held = effectiveOn(rates, from)
    const added = rate(
      from,
      held && entered === 'overtime' ? held.dailyRate : dailyRate,
      held && entered === 'daily' ? held.overtimeRate : overtimeRate,
      held ? entered : 'both',
    )
    return stored(rates, ratesToWrite(rates, added))
  }
  type Entry = typeof entry extends fc.Arbitrary<infer Value> ? Value : never

  const stored = (rates: EnteredRate[], written: EnteredRate[]): EnteredRate[] =>
    [...rates.filter(({ from }) => !written.some((one) => one.from === from)), ...written].toSorted(
      (one, other) => (one.from < other.from ? -1 : 1),
    )

  it('never was, where something held before it', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 6 }), entry, (entries, mistaken) => {
        const rates = entries.reduce<EnteredRate[]>(entered, [])
        fc.pre(
          rates.every(({ from }) => from !== mistaken.from) && rates.some(({ from }) => from < mistaken.from),
        )
        const wrong = entered(rates, mistaken)
        const left = wrong.filter(({ from }) => from !== mistaken.from)
        expect(stored(left, ratesToMend(wrong, mistaken.from))).toEqual(rates)
      }),
    )
  })
})
