import { expect, test } from 'vitest'
import { fullName, listedName } from './person-name.ts'

test('somebody is spoken of by first and last name, and listed by the last name', () => {
  const ana = { firstName: 'Ana Maria', lastName: 'Dela Cruz' }
  expect(fullName(ana)).toBe('Ana Maria Dela Cruz')
  expect(listedName(ana)).toBe('Dela Cruz, Ana Maria')
})
