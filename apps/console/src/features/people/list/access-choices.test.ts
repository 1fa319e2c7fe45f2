import { expect, test } from 'vitest'
import { accessChoices, filtersByAccess } from './access-choices.ts'

const labels = (...asked: Parameters<typeof accessChoices>) =>
  accessChoices(...asked).map(({ label }) => label)

test('employees come first, as in the specification', () => {
  expect(labels(undefined)).toEqual(['Employee', 'HR Admin'])
  expect(labels('manager')).toEqual(['Employee', 'HR Admin'])
})

test('a role of head office that a link asks for is there too', () => {
  expect(labels('act')).toEqual(['Employee', 'HR Admin', 'Accountant'])
})

test('whoever has one branch filters by role while the address names one', () => {
  expect(filtersByAccess('hr', undefined)).toBe(true)
  expect(filtersByAccess('manager', undefined)).toBe(false)
  expect(filtersByAccess('manager', 'user')).toBe(true)
})
