import { expect, test } from 'vitest'
import { monthBeside } from './month-beside.ts'

test.each([
  ['2026-11', -1, '2026-10'],
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
] as const)('beside %s by %i is %s', (month, step, beside) => {
  expect(monthBeside(month, step)).toBe(beside)
})
