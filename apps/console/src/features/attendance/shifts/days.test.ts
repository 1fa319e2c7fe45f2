import { describe, expect, test } from 'vitest'
import { comingMonday, dayHeading, daysInWords, mondayOf } from './days.ts'

describe('weeks begin on Monday', () => {
  test.each([
    ['2026-11-16', '2026-11-16', '2026-11-16'],
    ['2026-11-18', '2026-11-16', '2026-11-23'],
    ['2026-11-21', '2026-11-16', '2026-11-23'],
    ['2026-11-22', '2026-11-16', '2026-11-23'],
    ['2027-01-01', '2026-12-28', '2027-01-04'],
  ])('%s is in the week of %s, and the coming Monday is %s', (day, monday, coming) => {
    expect(mondayOf(day)).toBe(monday)
    expect(comingMonday(day)).toBe(coming)
  })
})

test('a day is headed by its weekday and number, and today says so', () => {
  expect(dayHeading('2026-11-01', '2026-11-18')).toBe('Sun 1')
  expect(dayHeading('2026-11-18', '2026-11-18')).toBe('Wed 18 · today')
})

test.each([
  [[1, 2, 3, 4, 5, 6], 'Mon–Sat'],
  [[6, 0], 'Sun, Sat'],
  [[1, 2], 'Mon, Tue'],
  [[0, 2, 3, 4, 6], 'Sun, Tue–Thu, Sat'],
  [[3], 'Wed'],
  [[0, 1, 2, 3, 4, 5, 6], 'Every day'],
])('%j are %s', (days, words) => {
  expect(daysInWords(days)).toBe(words)
})
