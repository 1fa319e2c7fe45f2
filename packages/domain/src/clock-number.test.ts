import { expect, test } from 'vitest'
import { clockNumberOf, isClockNumber } from './clock-number.ts'

test.each([
  ['9', '9'],
  ['00000009', '9'],
  ['90', '90'],
  ['000', '0'],
  ['a-09', 'A-09'],
  ['0a9', '0A9'],
])('what the clock prints as %s is %s', (printed, number) => {
  expect(clockNumberOf(printed)).toBe(number)
})

test.each(['9', '0012', 'A-09', '1'.repeat(40)])('%s can be a clock number', (text) => {
  expect(isClockNumber(text)).toBe(true)
})

test.each(['', ' ', '9 1', '9,1', 'ñ', '1'.repeat(41)])('%j can be none', (text) => {
  expect(isClockNumber(text)).toBe(false)
})
