import { expect, test } from 'vitest'
import { isAfterMidnight, nightUntil } from './after-midnight.ts'

const open = { timeIn: 800, timeOut: null }

test.each([
  ['the usual hours or a shift by day', 7 * 60, 240],
  ['a shift at 06:00', 6 * 60, 240],
  ['a shift at 05:00', 5 * 60, 180],
  ['a shift just after midnight', 60, 0],
])('the night before %s', (_, shiftStart, until) => {
  expect(nightUntil(shiftStart)).toBe(until)
})

test.each([
  ['at midnight', open, null, 0, true],
  ['at 00:05', open, null, 5, true],
  ['in the last minute of the night', open, null, 239, true],
  ['in the morning', open, null, 240, false],
  ['when yesterday has a time out', { timeIn: 800, timeOut: 1430 }, null, 5, false],
  ['when yesterday has no times', { timeIn: null, timeOut: null }, null, 5, false],
  ['when yesterday has no record', null, null, 5, false],
  ['sent after the time in', open, 470, 5, true],
  ['after a time in of the same night', open, 5, 20, false],
  ['at the minute of the time in', open, 5, 5, false],
] as const)('a tap %s', (_, yesterday, timeIn, time, expected) => {
  expect(isAfterMidnight({ yesterday, timeIn, until: 240 }, time)).toBe(expected)
})
