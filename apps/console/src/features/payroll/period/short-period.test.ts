import { expect, test } from 'vitest'
import { dayNumbers, longPeriod, shortPeriod } from './short-period.ts'

test.each([
  ['2026-11-01', '2026-11-15', 'Nov 1–15', 'Nov 1–15, 2026'],
  ['2026-10-26', '2026-11-10', 'Oct 26 – Nov 10', 'Oct 26 – Nov 10, 2026'],
  ['2025-12-16', '2026-01-15', 'Dec 16 – Jan 15', 'Dec 16, 2025 – Jan 15, 2026'],
  ['2025-11-20', '2026-11-24', 'Nov 20 – Nov 24', 'Nov 20, 2025 – Nov 24, 2026'],
  ['2026-11-03', '2026-11-03', 'Nov 3', 'Nov 3, 2026'],
])('%s to %s is written %s', (date, endDate, short, long) => {
  expect(shortPeriod({ date, endDate })).toBe(short)
  expect(longPeriod({ date, endDate })).toBe(long)
})

test('days of the month stand alone beside their period', () => {
  expect(dayNumbers(['2026-11-08', '2026-11-19'])).toBe('8, 19')
  expect(dayNumbers(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'])).toBe(
    '1, 2, 3 +2',
  )
})
