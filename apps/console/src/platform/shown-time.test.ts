import { expect, test } from 'vitest'
import { shownTime } from './shown-time.ts'

test.each([
  ['07:05', '7:05 AM'],
  ['00:00', '12:00 AM'],
  ['12:30', '12:30 PM'],
  ['23:59', '11:59 PM'],
  ['', 'n/a'],
])('%j is shown as %s', (time, shown) => {
  expect(shownTime(time)).toBe(shown)
})
