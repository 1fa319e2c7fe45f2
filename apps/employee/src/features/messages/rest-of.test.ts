import { expect, test } from 'vitest'
import { restOf } from './rest-of.ts'

test.each([
  ['Good morning', ''],
  ['Good morning\nMay I', 'May I'],
  ['Good mornings', 's'],
  ['Good evening', 'Good evening'],
  ['', ''],
])('of %j, where "Good morning" was sent, %j stays', (typed, rest) => {
  expect(restOf(typed, 'Good morning')).toBe(rest)
})
