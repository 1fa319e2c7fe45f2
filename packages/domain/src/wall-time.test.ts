import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatWallTime, formatWallTime12, formatWallTimeOrNone, parseWallTime } from './wall-time.ts'

const anyTime = fc.integer({ min: 0, max: 1439 })

test('every minute of the day is read back as written', () => {
  fc.assert(fc.property(anyTime, (time) => parseWallTime(formatWallTime(time)) === time))
})

test.each(['', '8:05', '24:00', '12:60', '08:05:00', ' 08:05', '08:05\n', 'n/a', '-1:00'])(
  '%j is no wall time',
  (text) => {
    expect(parseWallTime(text)).toBeUndefined()
  },
)

test.each([
  [0, '12:00 AM'],
  [59, '12:59 AM'],
  [485, '8:05 AM'],
  [719, '11:59 AM'],
  [720, '12:00 PM'],
  [780, '1:00 PM'],
  [1439, '11:59 PM'],
])('minute %i is %s', (time, expected) => {
  expect(formatWallTime12(time)).toBe(expected)
})

test('a time that may be missing is written as it is read, and nothing where there is none', () => {
  expect(formatWallTimeOrNone(0)).toBe('00:00')
  expect(formatWallTimeOrNone(null)).toBe('')
})
