import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { hoursAndMinutes, hoursFromMinutes } from './hours.ts'
import {
  centavosFromPesos,
  divideRounded,
  formatCentavos,
  formatCentavosChange,
  pesosFromCentavos,
  sumOfPesos,
} from './money.ts'

describe('pesos and centavos', () => {
  it('are summed without the errors of binary fractions', () => {
    expect(0.1 + 0.2).not.toBe(0.3)
    expect(sumOfPesos([0.1, 0.2])).toBe(0.3)
    expect(sumOfPesos([])).toBe(0)
  })

  it.each([
    [537.5, 53_750],
    [0.29, 29],
    [1.15, 115],
    [4.35, 435],
    [1_000_000.01, 100_000_001],
    [-12.34, -1234],
    [1e13, 1e15],
    [-1e13, -1e15],
    [-0, 0],
  ])('%d pesos are %i centavos, and the other way round', (pesos, centavos) => {
    expect(centavosFromPesos(pesos)).toBe(centavos)
    expect(pesosFromCentavos(centavos)).toBe(pesos + 0)
  })

  it.each([1.005, 0.001, 537.123, Number.NaN, Number.POSITIVE_INFINITY, 1e14, 2 ** 53])(
    'refuses %d pesos',
    (pesos) => {
      expect(() => centavosFromPesos(pesos)).toThrow(RangeError)
    },
  )

  it.each([0.5, Number.NaN, 2e15])('refuses %d centavos', (centavos) => {
    expect(() => pesosFromCentavos(centavos)).toThrow(RangeError)
    expect(() => formatCentavos(centavos)).toThrow(RangeError)
  })

  test('every amount comes back from pesos, also at the far end', () => {
    const anyAmount = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: 9e14, max: 1e15 }), fc.integer())
    fc.assert(
      fc.property(anyAmount, (amount) => {
        fc.pre(Math.abs(amount) <= 1e15)
        expect(centavosFromPesos(pesosFromCentavos(amount))).toBe(amount)
      }),
    )
  })
})

test.each([
  [0, '₱0.00'],
  [5, '₱0.05'],
  [99_999, '₱999.99'],
  [1_234_567, '₱12,345.67'],
  [100_000_000, '₱1,000,000.00'],
  [-100, '-₱1.00'],
  [-5, '-₱0.05'],
])('%i centavos read %s', (centavos, expected) => {
  expect(formatCentavos(centavos)).toBe(expected)
})

test.each([
  [18_750, '+₱187.50'],
  [-53_750, '-₱537.50'],
  [0, '₱0.00'],
])('a change of %i centavos reads %s', (centavos, expected) => {
  expect(formatCentavosChange(centavos)).toBe(expected)
})

describe('divideRounded', () => {
  it.each([
    [1, 2, 1],
    [-1, 2, -1],
    [1, -2, -1],
    [-1, -2, 1],
    [3, 2, 2],
    [5, 2, 3],
    [-5, 2, -3],
    [1, 3, 0],
    [-1, 3, 0],
    [2, 3, 1],
    [-2, 3, -1],
    [0, 7, 0],
    [6, 3, 2],
    [(10n ** 15n * 801n + 401n) * 10n, 8010n, 1_000_000_000_000_001],
    [(10n ** 15n * 801n + 400n) * 10n, 8010n, 1_000_000_000_000_000],
  ])('%d / %d is %d', (numerator, denominator, expected) => {
    expect(divideRounded(numerator, denominator)).toBe(expected)
  })

  it('refuses no whole numbers, no denominator and what a number cannot hold', () => {
    expect(() => divideRounded(0.5, 1)).toThrow(RangeError)
    expect(() => divideRounded(1, 0)).toThrow(RangeError)
    expect(() => divideRounded(2n ** 60n, 1)).toThrow(RangeError)
  })

  test('is never further than a half from the quotient, and turns the same for both signs', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 18n), 10n ** 18n), fc.bigInt(1_000n, 10n ** 6n), (top, bottom) => {
        const rest = 2n * (top - BigInt(divideRounded(top, bottom)) * bottom)
        expect((rest < 0n ? -rest : rest) <= bottom).toBe(true)
        expect(divideRounded(-top, bottom) + divideRounded(top, bottom)).toBe(0)
      }),
    )
  })
})

test.each([
  [0, 0],
  [1, 2],
  [20, 33],
  [40, 67],
  [100, 167],
  [480, 800],
  [3, 5],
])('%i minutes are %i hundredths of an hour', (minutes, hours) => {
  expect(hoursFromMinutes(minutes)).toBe(hours)
})

test.each([
  [0, '0:00'],
  [45, '0:45'],
  [460, '7:40'],
  [480, '8:00'],
])('%i minutes of a day are written %s', (minutes, written) => {
  expect(hoursAndMinutes(minutes)).toBe(written)
})
