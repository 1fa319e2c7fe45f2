import { expect, test } from 'vitest'
import { shiftDayTexts } from './shift-days.ts'

test('a day is headed by its weekday and number, and today says so', () => {
  expect(shiftDayTexts.heading('2026-11-01', '2026-11-18')).toBe('Sun 1')
  expect(shiftDayTexts.heading('2026-11-18', '2026-11-18')).toBe('Wed 18 · today')
})

test.each([
  [[1, 2, 3, 4, 5, 6], 'Mon–Sat'],
  [[6, 0], 'Sun, Sat'],
  [[1, 2], 'Mon, Tue'],
  [[0, 2, 3, 4, 6], 'Sun, Tue–Thu, Sat'],
  [[3], 'Wed'],
  [[0, 1, 2, 3, 4, 5, 6], 'Every day'],
])('%j are %s', (days, words) => {
  expect(shiftDayTexts.listed(days)).toBe(words)
})
