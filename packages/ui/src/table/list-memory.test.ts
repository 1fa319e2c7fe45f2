import { expect, test } from 'vitest'
import { forgetLeft, keepLeft, leftAt } from './list-memory.ts'

test('what was left in a list is there again where it was left, until somebody else signs in', () => {
  keepLeft('Leaves', '/leaves?page=2', 'a')
  expect(leftAt('Leaves', '/leaves?page=2')).toBe('a')
  expect(leftAt('Leaves', '/leaves')).toBeUndefined()
  expect(leftAt('Attendance', '/leaves?page=2')).toBeUndefined()
  forgetLeft()
  expect(leftAt('Leaves', '/leaves?page=2')).toBeUndefined()
})

test('a list keeps only how it was left last', () => {
  keepLeft('Leaves', '/leaves', 'a')
  keepLeft('Leaves', '/leaves?page=2', 'b')
  expect(leftAt('Leaves', '/leaves')).toBeUndefined()
})
