import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatWallTime, formatWallTimeOrNone, parseWallTime } from './wall-time.ts'

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

test('a time that may be missing is written as it is read, and nothing where there is none', () => {
  expect(formatWallTimeOrNone(0)).toBe('00:00')
  expect(formatWallTimeOrNone(null)).toBe('')
})
