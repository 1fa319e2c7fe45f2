import { expect, test } from 'vitest'
import { cameEarlier } from './came-earlier.ts'
import { parseWallTimeOrNone } from './wall-time.ts'

const at = (time: string) => parseWallTimeOrNone(time) ?? 0
const day = { lateAfter: at('08:30'), paidFrom: at('07:00') }

test.each([
  ['10:03', '', '06:55', true],
  ['07:40', '', '06:55', true],
  ['07:40', '16:00', '07:34', true],
  // Tapped again minutes later, and a tap that is no earlier.
  ['07:40', '16:00', '07:35', false],
  ['07:40', '16:00', '07:41', false],
  ['07:40', '16:00', '12:00', false],
  // Before the paid hours.
  ['06:55', '16:00', '05:10', false],
  ['07:05', '16:00', '05:10', false],
  ['07:06', '16:00', '05:10', true],
  // Not late, however little earlier, as far as that is known.
  ['08:31', '', '08:30', true],
  ['08:31', '16:00', '08:29', true],
  ['08:30', '16:00', '08:28', false],
  ['08:33', '', '08:31', false],
  // No half day.
  ['06:50', '11:50', '06:49', true],
  ['06:50', '11:49', '06:49', false],
  ['06:50', '', '06:20', false],
])('in at %s, out at %s, a tap at %s that arrives late: told %s', (timeIn, timeOut, time, told) => {
  const times = { timeIn: at(timeIn), timeOut: parseWallTimeOrNone(timeOut) }
  expect(cameEarlier({ ...day, ...times }, at(time))).toBe(told)
})
