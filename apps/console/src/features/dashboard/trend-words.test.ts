import { expect, test } from 'vitest'
import { changeWords, usualWords } from './trend-words.ts'

test('what stands is more, fewer or the same as 30 days ago', () => {
  expect(changeWords([118, 119, 120])).toBe('2 more than 30 days ago')
  expect(changeWords([4, 9, 1])).toBe('3 fewer than 30 days ago')
  expect(changeWords([4, 9, 4])).toBe('As many as 30 days ago')
})

test('what is usual leaves out today and days off', () => {
  expect(usualWords([0, 50, 55, 0, 54, 3])).toBe('Usually about 54')
  expect(usualWords([0, 0, 12])).toBe('None in the 30 days before')
})
