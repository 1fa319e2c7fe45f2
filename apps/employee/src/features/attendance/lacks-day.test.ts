import { expect, test } from 'vitest'
import { lacksDay } from './lacks-day.ts'

const upTo = (...dates: string[]) => ({ month: '2026-11', days: dates.map((date) => ({ date })) }) as never

test.each([
  ['read before midnight', upTo('2026-11-17', '2026-11-18'), '2026-11-19', true],
  ['read since', upTo('2026-11-18', '2026-11-19'), '2026-11-19', false],
  ['of a phone that is behind', upTo('2026-11-19'), '2026-11-18', false],
  ['that had no day yet', upTo(), '2026-11-01', true],
  ['that is over', upTo('2026-11-30'), '2026-12-01', false],
])('a month %s', (_, month, today, lacks) => {
  expect(lacksDay(month, today)).toBe(lacks)
})
