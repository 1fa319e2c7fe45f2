import { expect, test } from 'vitest'
import { weeksOf } from './weeks.ts'

test.each([
  ['2026-11-18', 5, '2026-11-01', '2026-12-05'],
  ['2026-02-01', 4, '2026-02-01', '2026-02-28'],
  ['2026-08-31', 6, '2026-07-26', '2026-09-05'],
])('the month of %s has %i weeks, from %s to %s', (month, count, first, last) => {
  const weeks = weeksOf(month)
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([count, first, last])
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})
