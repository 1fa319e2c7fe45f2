import { describe, expect, test } from 'vitest'
import { comingMonday, mondayOf } from './days.ts'

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
