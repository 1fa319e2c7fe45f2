import { describe, expect, it, test } from 'vitest'
import { ageOn, birthdayProblem, firstRatesFrom, mayRatesBegin } from './person.ts'

describe('age', () => {
  it.each([
    ['1990-11-18', '2026-11-17', 35],
    ['1990-11-18', '2026-11-18', 36],
    ['1990-11-18', '2026-12-01', 36],
    ['1990-12-31', '2026-01-01', 35],
    ['2026-11-18', '2026-11-18', 0],
    // Born on a leap day.
    ['2000-02-29', '2025-02-28', 24],
    ['2000-02-29', '2025-03-01', 25],
    ['2000-02-29', '2028-02-28', 27],
    ['2000-02-29', '2028-02-29', 28],
    // 2100 is no leap year.
    ['2096-02-29', '2100-02-28', 3],
    ['2096-02-29', '2100-03-01', 4],
  ])('of one born on %s is on %s %i', (birthday, day, age) => {
    expect(ageOn(birthday, day)).toBe(age)
  })
})

describe('a birthday', () => {
  it.each([
    ['2026-11-19', 'future'],
    ['2026-11-18', 'too_young'],
    ['2011-11-19', 'too_young'],
    ['2011-11-18', undefined],
    ['1926-11-18', undefined],
    ['1925-11-19', undefined],
    ['1925-11-18', 'too_old'],
    ['0190-11-18', 'too_old'],
  ])('of %s is on 2026-11-18: %s', (birthday, problem) => {
    expect(birthdayProblem(birthday, '2026-11-18')).toBe(problem)
  })
})

it('rates begin neither a lifetime ago nor years ahead', () => {
  const from = (day: string) => mayRatesBegin(day, '2026-11-18')
  expect(['1976-10-11', '2026-11-18', '2027-11-19'].map(from)).toEqual([true, true, true])
  expect(['1976-10-10', '2027-11-20', '0202-11-18'].map(from)).toEqual([false, false, false])
})

test.each([
  ['2026-11-18', '2026-10-01'],
  ['2026-11-01', '2026-10-01'],
  ['2027-01-31', '2026-12-01'],
])('first rates named on %s hold from %s', (today, from) => {
  expect(firstRatesFrom(today)).toBe(from)
})
