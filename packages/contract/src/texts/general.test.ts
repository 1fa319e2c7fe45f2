import { expect, test } from 'vitest'
import { ago } from './general.ts'

test.each([
  [0, 'minute', 'Just now'],
  [1, 'minute', '1 minute ago'],
  [44, 'minute', '44 minutes ago'],
  [1, 'day', 'Yesterday'],
  [2, 'day', '2 days ago'],
  [3, 'year', '3 years ago'],
] as const)('%d %s ago is said as W2 says it', (amount, unit, words) => {
  expect(ago({ amount, unit })).toBe(words)
})
