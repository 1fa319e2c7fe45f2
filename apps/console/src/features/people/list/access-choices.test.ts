import { expect, test } from 'vitest'
import { accessChoices } from './access-choices.ts'

const labels = (...asked: Parameters<typeof accessChoices>) =>
  accessChoices(...asked).map(({ label }) => label)

test('employees come first, as in the specification', () => {
  expect(labels(undefined)).toEqual(['Employee', 'HR Admin'])
  expect(labels('manager')).toEqual(['Employee', 'HR Admin'])
})

test('a role of head office that a link asks for is there too', () => {
  expect(labels('act')).toEqual(['Employee', 'HR Admin', 'Accountant'])
})
