import { listPersonRecords } from '@tahi/contract'
import { expect, test } from 'vitest'
import { filtersOf, isFiltered, readFormAddress, readPeopleAddress } from './address.ts'

const department = '0199a8f0-6a3b-7c1d-8e2f-3a4b5c6d7e8f'

test('an address without filters asks for everybody', () => {
  const asked = filtersOf(readPeopleAddress({}))
  expect(Object.values(asked).filter((value) => value !== undefined)).toEqual([])
})

test('any filter can empty the list, but not its page or order', () => {
  expect(isFiltered(readPeopleAddress({ page: 2, sort: '-lastName' }))).toBe(false)
  for (const filter of [{ search: 'emp' }, { role: 'manager' }, { department }, { status: 'deactivated' }])
    expect(isFiltered(readPeopleAddress(filter))).toBe(true)
})

test('every filter of the address is one that the list takes', () => {
  const address = { search: 'emp', role: 'manager', department, block: 'no_rate', status: 'deactivated' }
  const asked = filtersOf(readPeopleAddress({ ...address, sort: '-lastName', branch: department }))
  expect(listPersonRecords.query.parse(asked)).toEqual({
    search: 'emp',
    role: 'manager',
    departmentId: department,
    branchId: department,
    block: 'no_rate',
    status: 'deactivated',
    sort: '-lastName',
  })
})

test('what is no choice is dropped', () => {
  const { role, block, status } = readPeopleAddress({ role: 'king', block: 'rich', status: 'asleep' })
  expect({ role, block, status }).toEqual({ role: undefined, block: undefined, status: undefined })
})

test('a form starts with an access that the list knows', () => {
  expect(readFormAddress({ role: 'manager' })).toEqual({ id: undefined, role: 'manager' })
  expect(readFormAddress({ role: 'admin' }).role).toBeUndefined()
})
