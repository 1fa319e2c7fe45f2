import { expect, test } from 'vitest'
import { ratesToWrite } from './pay-rates.ts'
import type { PayRate } from './payslip/computation.ts'

const rate = (from: string, dailyRate: number, overtimeRate: number): PayRate => ({
  from,
  dailyRate,
  overtimeRate,
})

test.each([
  ['the first', [], rate('2026-11-01', 500, 78), []],
  ['the newest', [rate('2026-11-01', 500, 78)], rate('2026-11-18', 540, 84), []],
  [
    'overtime alone, through later raises of the day',
    [rate('2026-12-01', 700, 84), rate('2026-01-01', 500, 84), rate('2026-11-18', 540, 84)],
    rate('2026-11-01', 500, 100),
    [rate('2026-11-18', 540, 100), rate('2026-12-01', 700, 100)],
  ],
  [
    'overtime alone, until it changes again',
    [rate('2026-01-01', 500, 84), rate('2026-11-18', 540, 90), rate('2026-12-01', 700, 84)],
    rate('2026-11-01', 500, 100),
    [],
  ],
  [
    'both, each until that one changes',
    [rate('2026-01-01', 500, 84), rate('2026-11-18', 540, 84), rate('2026-12-01', 540, 90)],
    rate('2026-11-01', 520, 88),
    [rate('2026-11-18', 540, 88)],
  ],
  ['before all others', [rate('2026-11-18', 540, 84)], rate('2026-11-01', 500, 78), []],
  ['the same day again', [rate('2026-11-18', 540, 84)], rate('2026-11-18', 550, 84), []],
])('a new rate, %s', (_, rates, added, carried) => {
  expect(ratesToWrite(rates, added)).toEqual([added, ...carried])
})
