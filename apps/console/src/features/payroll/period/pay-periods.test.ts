import { addDays } from '@tahi/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chosenPeriod, payPeriods, restOfHalfMonth } from './pay-periods.ts'

const periods = (today: string) => payPeriods(today).map(({ period }) => [period.date, period.endDate])

test.each([
  ['2026-11-18', ['2026-11-16', '2026-11-30'], ['2026-11-01', '2026-11-15'], ['2026-11-01', '2026-11-30']],
  ['2026-11-15', ['2026-11-01', '2026-11-15'], ['2026-10-16', '2026-10-31'], ['2026-11-01', '2026-11-30']],
  ['2026-01-01', ['2026-01-01', '2026-01-15'], ['2025-12-16', '2025-12-31'], ['2026-01-01', '2026-01-31']],
  ['2028-02-29', ['2028-02-16', '2028-02-29'], ['2028-02-01', '2028-02-15'], ['2028-02-01', '2028-02-29']],
])('on %s this half, the last half and this month', (today, thisHalf, lastHalf, thisMonth) => {
  expect(periods(today)).toEqual([thisHalf, lastHalf, thisMonth])
})

test.each([
  ['2026-11-16', '2026-11-30'],
  ['2026-11-09', '2026-11-15'],
  ['2026-11-15', '2026-11-15'],
])('the half month of %s ends on %s', (day, endDate) => {
  expect(restOfHalfMonth(day)).toEqual({ date: day, endDate })
})

test('a period is the usual one where nothing else was chosen', () => {
  expect(chosenPeriod({ date: '2026-10-05' }, '2026-11-18')).toEqual({
    date: '2026-10-05',
    endDate: '2026-11-15',
  })
  expect(chosenPeriod({ endDate: '2026-11-20' }, '2026-11-18')).toEqual({
    date: '2026-11-01',
    endDate: '2026-11-20',
  })
})

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count))

test('the half months of a company follow each other without a gap, and today is in its own', () => {
  fc.assert(
    fc.property(anyDay, (today) => {
      const [thisHalf, lastHalf] = payPeriods(today).map(({ period }) => period)
      expect(chosenPeriod({}, today)).toEqual(thisHalf?.endDate === today ? thisHalf : lastHalf)
      expect(thisHalf && thisHalf.date <= today && today <= thisHalf.endDate).toBe(true)
      expect(thisHalf && addDays(thisHalf.date, -1)).toBe(lastHalf?.endDate)
    }),
  )
})
