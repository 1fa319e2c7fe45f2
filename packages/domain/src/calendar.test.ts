import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  addDays,
  daysBetween,
  daysOutside,
  eachDay,
  firstOfMonth,
  formatDay,
  isDay,
  isWithin,
  lastOfMonth,
  monthOf,
  overlaps,
  weekday,
} from './calendar.ts'

const anyDay = fc.integer({ min: -200_000, max: 200_000 }).map((count) => addDays('2026-11-21', count))

describe('isDay', () => {
  it.each(['2026-11-21', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('takes %s', (text) => {
    expect(isDay(text)).toBe(true)
  })

  it.each([
    ...['', '2026-02-29', '1900-02-29', '2024-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'],
    ...[
      '2026-1-1',
      '26-11-21',
      '2026/11/21',
      '2026-11-21 ',
      '2026-11-21T00:00',
      '2026-11-21\n',
      '+002026-11-21',
    ],
  ])('refuses %j', (text) => {
    expect(isDay(text)).toBe(false)
  })

  it.each([
    [1, 31],
    [2, 28],
    [3, 31],
    [4, 30],
    [5, 31],
    [6, 30],
    [7, 31],
    [8, 31],
    [9, 30],
    [10, 31],
    [11, 30],
    [12, 31],
  ])('ends month %i on its %i.', (month, last) => {
    const day = (number: number) => `2026-${String(month).padStart(2, '0')}-${number}`
    expect([isDay(day(last)), isDay(day(last + 1))]).toEqual([true, false])
  })
})

describe('arithmetic', () => {
  it.each([
    ['2026-11-21', 10, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %i days are %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected)
  })

  test('adding the days between two days leads from one to the other', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to)
      }),
    )
  })

  test('days in order are their text in order', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        expect(one < other).toBe(daysBetween(one, other) > 0)
      }),
    )
  })

  it('refuses what is no day or leaves the four-digit years', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
    expect(() => daysBetween('2026-01-01', 'soon')).toThrow(RangeError)
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
  })
})

describe('periods', () => {
  it('lists both ends and the leap day', () => {
    expect(eachDay('2024-02-28', '2024-03-01')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
    expect(eachDay('2026-11-21', '2026-11-21')).toEqual(['2026-11-21'])
    expect(eachDay('2026-11-22', '2026-11-21')).toEqual([])
  })

  it.each([
    ['2026-11-01', '2026-11-15', '2026-11-15', '2026-11-30', true],
    ['2026-11-01', '2026-11-15', '2026-11-16', '2026-11-30', false],
    ['2026-11-01', '2026-11-30', '2026-11-10', '2026-11-11', true],
    ['2026-11-15', '2026-11-30', '2026-11-01', '2026-11-15', true],
    ['2026-11-16', '2026-11-30', '2026-11-01', '2026-11-15', false],
  ])('%s–%s against %s–%s: %s', (from, to, otherFrom, otherTo, expected) => {
    expect(overlaps({ from, to }, { from: otherFrom, to: otherTo })).toBe(expected)
  })

  test('a period is within itself and whatever holds all of its days', () => {
    const week = { from: '2026-11-16', to: '2026-11-22' }
    expect(isWithin(week, week)).toBe(true)
    expect(isWithin({ from: '2026-11-17', to: '2026-11-17' }, week)).toBe(true)
    expect(isWithin({ from: '2026-11-15', to: '2026-11-17' }, week)).toBe(false)
    expect(isWithin({ from: '2026-11-22', to: '2026-11-23' }, week)).toBe(false)
  })

  const period = fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 20 })).map(([start, length]) => ({
    from: addDays('2024-02-10', start),
    to: addDays('2024-02-10', start + length),
  }))

  test('the days of one outside another are those that the other has not', () => {
    fc.assert(
      fc.property(period, period, (one, other) => {
        const days = new Set(eachDay(other.from, other.to))
        expect(daysOutside(one, other).flatMap(({ from, to }) => eachDay(from, to))).toEqual(
          eachDay(one.from, one.to).filter((day) => !days.has(day)),
        )
      }),
    )
  })

  test('two periods overlap exactly when they share a day', () => {
    fc.assert(
      fc.property(period, period, (one, other) => {
        const days = new Set(eachDay(one.from, one.to))
        expect(overlaps(one, other)).toBe(eachDay(other.from, other.to).some((day) => days.has(day)))
      }),
    )
  })
})

test.each([
  ['2026-11-21', '2026-11-01', '2026-11-30'],
  ['2024-02-10', '2024-02-01', '2024-02-29'],
  ['2026-02-28', '2026-02-01', '2026-02-28'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
  ['2026-01-31', '2026-01-01', '2026-01-31'],
])('the month of %s is %s to %s', (day, first, last) => {
  expect([firstOfMonth(day), lastOfMonth(day)]).toEqual([first, last])
})

test.each([
  ['2026-11-21', -1, '2026-10-01'],
  ['2026-11-21', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-31', -1, '2025-12-01'],
  ['2026-01-31', 1, '2026-02-01'],
])('%s and %i months lead to %s', (day, later, first) => {
  expect(firstOfMonth(day, later)).toBe(first)
  expect(monthOf(first)).toBe(first.slice(0, -3))
})

test('weekdays count from Sunday', () => {
  expect(eachDay('2026-11-22', '2026-11-28').map(weekday)).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('days are read as month, day, year', () => {
  expect(formatDay('2026-11-21')).toBe('Nov 21, 2026')
  expect(formatDay('2026-01-05')).toBe('Jan 5, 2026')
})
