import { expect, test } from 'vitest'
import { ago, table } from './general.ts'

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

test("the table's page and selection are said as C2 says them", () => {
  expect(table.page(2, 7)).toBe('Page 2 of 7')
  expect(table.page(2, undefined)).toBe('Page 2 of …')
  expect(table.selected(1200, 'Confirm')).toBe('1,200 Selected - Confirm')
})
