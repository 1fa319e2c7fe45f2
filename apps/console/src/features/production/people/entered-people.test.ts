import { expect, test } from 'vitest'
import { enteredPeople } from './entered-people.ts'
import { entriesOf, withChange } from './entry-draft.ts'

const employee = { _id: 'ana', userId: 'EMP-00001', firstName: 'Ana', lastName: 'Abad' }
const listed = {
  employee,
  designationName: 'Sewer',
  active: true,
  wasThere: true,
  onLeave: true,
  progress: 7,
  entries: 1,
  lastAt: null,
}

test('what was typed for somebody who left the list meanwhile is still sent', () => {
  const drafts = withChange({}, { employee, progress: 0 }, { typed: '12' })
  expect(enteredPeople([listed], [], drafts)).toEqual([listed])
  const people = enteredPeople([], [], drafts)
  expect(people).toMatchObject([{ employee, progress: 0 }])
  const ids = people.map((person) => person.employee._id)
  expect(entriesOf(drafts, ids)).toMatchObject([{ quotaEmployeeId: 'ana', quotaProgress: 12 }])
  expect(enteredPeople([], [], withChange(drafts, { employee, progress: 0 }, { typed: '' }))).toEqual([])
})

test('who was added by hand is there once, until the list has them', () => {
  const drafts = withChange({}, { employee, progress: 0 }, { typed: '12' })
  expect(enteredPeople([], [employee], drafts)).toHaveLength(1)
  expect(enteredPeople([], [employee], {})).toHaveLength(1)
  expect(enteredPeople([listed], [employee], drafts)).toEqual([listed])
})
