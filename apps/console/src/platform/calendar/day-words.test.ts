import { expect, test } from 'vitest'
import { dateInWords, dayName, monthName } from './day-words.ts'

test('a month and a day in words', () => {
  expect(monthName('2026-11-01')).toBe('November 2026')
  expect(dateInWords('2026-11-18')).toBe('Wednesday, November 18, 2026')
  expect(dayName('2026-11-18')).toBe('Wednesday, November 18')
})
