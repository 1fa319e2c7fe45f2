import { expect, test } from 'vitest'
import { table } from './table.ts'

test("the table's page and selection are said as C2 says them", () => {
  expect(table.page(2, 7)).toBe('Page 2 of 7')
  expect(table.page(2, undefined)).toBe('Page 2 of …')
  expect(table.selected(1200, 'Confirm')).toBe('1,200 Selected - Confirm')
})

test('what all of a list selects is said where that is not simply everything', () => {
  expect(table.selectAll(1200, '')).toBe('Select all 1,200')
  expect(table.selectAll(4, 'to confirm')).toBe('Select all 4 to confirm')
})
