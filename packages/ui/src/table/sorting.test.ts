import { expect, test } from 'vitest'
import { directionOf, nextSort } from './sorting.ts'

test('a column goes from ascending to descending to the usual order', () => {
  expect(nextSort(undefined, 'date')).toBe('date')
  expect(nextSort('date', 'date')).toBe('-date')
  expect(nextSort('-date', 'date')).toBeUndefined()
})

test('another column starts ascending', () => {
  expect(nextSort('-date', 'userId')).toBe('userId')
})

test('a direction belongs to its own field only', () => {
  expect(directionOf('-date', 'date')).toBe('desc')
  expect(directionOf('date', 'dateEnd')).toBeUndefined()
})
