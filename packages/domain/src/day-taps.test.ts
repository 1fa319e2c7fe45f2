import { expect, test } from 'vitest'
import { gateTap, isLongAfter } from './day-taps.ts'

test.each([
  [null, null, 420, 'in', false],
  [420, null, 420, 'in', true],
  [420, null, 421, 'in', true],
  [420, null, 422, 'out', false],
  [420, null, 419, 'in', true],
  [420, null, 418, 'in', false],
  [420, 960, 960, 'out', true],
  [420, 960, 961, 'out', true],
  [420, 960, 959, 'out', true],
  [420, 960, 962, 'out', false],
  [420, 960, 958, 'out', false],
] as const)('in at %s, out at %s, a tap at %s: %s, again %s', (timeIn, timeOut, time, kind, again) => {
  expect(gateTap({ timeIn, timeOut }, time)).toEqual({ kind, again })
})

test('half an hour after the time out, a tap is one of its own', () => {
  expect([958, 990, 991].map((time) => isLongAfter(960, time))).toEqual([false, false, true])
})
