import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Ana Cruz', 'AC'],
  ['Maria Clara Santos', 'MS'],
  ['ana', 'A'],
  ['  Ana   de la Cruz ', 'AC'],
  ['Jose Bartolome III', 'JB'],
  ['Ana Cruz Jr.', 'AC'],
  ['', ''],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
