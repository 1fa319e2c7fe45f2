import { expect, test } from 'vitest'
import { percentOf } from './percent-of.ts'

test.each([
  [0, 0, 0],
  [0, 200, 0],
  [1, 300, 1],
  [1, 3, 33],
  [199, 200, 99],
  [200, 200, 100],
  [201, 200, 100],
])('%i of %i are %i %', (counted, total, expected) => {
  expect(percentOf(counted, total)).toBe(expected)
})
