import { expect, test } from 'vitest'
import { subjectOf } from './subject.ts'

const newDay = { userId: 'ana', employee: 'Ana Cruz', date: '2026-11-18' }

test.each([
  ['another record', { id: 'one' }, { id: 'other' }],
  ['a new record', { id: 'one' }, {}],
  ['the day of another person', newDay, { ...newDay, userId: 'ben' }],
  ['another day', newDay, { ...newDay, date: '2026-11-17' }],
  ['another branch', { branch: 'here' }, { branch: 'there' }],
])('%s is another subject', (_, before, after) => {
  expect(subjectOf(after)).not.toBe(subjectOf(before))
})

test('another page of a list is about the same', () => {
  expect(subjectOf({ branch: 'here', page: 2, sort: 'date', search: 'Ana' })).toBe(
    subjectOf({ branch: 'here' }),
  )
})
