import { expect, test } from 'vitest'
import { hoursInWords } from './shift-hours.ts'

test.each([
  ['06:00', '15:00', '6 AM–3 PM'],
  ['07:30', '16:00', '7:30 AM–4 PM'],
  ['00:00', '12:05', '12 AM–12:05 PM'],
  ['10:00', '19:00', '10 AM–7 PM'],
])('from %s to %s is %s', (start, end, words) => {
  expect(hoursInWords({ start, end })).toBe(words)
})
