import { expect, test } from 'vitest'
import { isFound } from './searching.ts'

test.each([
  ['pena', 'Maria Peña', true],
  ['PEÑA, maria', 'Maria Pena', true],
  ['EMP-1 · Cruz, Juan (EMP-1)', 'EMP-1 Juan Cruz', true],
  [' , ', 'Ana Reyes', true],
  ['reyes maria', 'Ana Reyes', false],
])('%j finds %j: %j', (search, text, found) => {
  expect(isFound(search, text)).toBe(found)
})
