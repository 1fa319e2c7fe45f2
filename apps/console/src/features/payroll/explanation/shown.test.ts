import { describe, expect, test } from 'vitest'
import { shownFigure, shownHours } from './shown.ts'
import { dayWithWeekday } from './weekday.ts'

test.each([
  [0, '–'],
  [5, '0:05'],
  [510, '8:30'],
  [1439, '23:59'],
])('%i minutes are shown as %s', (minutes, shown) => {
  expect(shownHours(minutes)).toBe(shown)
})

describe('a figure', () => {
  test.each([
    ['netPay', 4783.5, '₱4,783.50'],
    ['tax', 0, '₱0.00'],
    ['regularHours', 80, '80.00'],
    ['overtimeHours', 1.5, '1.50'],
    ['regularDays', 10, '10'],
  ] as const)('%s %f is written %s', (key, value, shown) => {
    expect(shownFigure(key, value)).toBe(shown)
  })
})

test('a day is told with its weekday', () => {
  expect(dayWithWeekday('2026-11-18')).toBe('Wed, Nov 18')
})
