import { expect, test } from 'vitest'
import { isFiltered, readShiftsAddress, weekFilters, weekOf } from './address.ts'

const today = '2026-11-18'

test('without a day the week is the current one, from its Monday', () => {
  expect(weekOf({}, today)).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(weekOf(readShiftsAddress({ from: 'soon' }), today)).toEqual({ from: '2026-11-16', to: '2026-11-22' })
})

test('with one it is the seven days from there', () => {
  expect(weekOf({ from: today }, today)).toEqual({ from: today, to: '2026-11-24' })
})

test('the filters of the address are those of the call', () => {
  const [branch, department] = [
    '00000000-0000-4000-8000-000000000001',
    '00000000-0000-4000-8000-000000000002',
  ]
  const address = readShiftsAddress({ from: today, branch, department, shift: 'none', search: 44 })
  expect(weekFilters(address, today)).toEqual({
    from: today,
    branchId: branch,
    departmentId: department,
    designationId: undefined,
    shiftId: 'none',
    search: '44',
  })
})

test('any filter can empty the list, but not its week', () => {
  expect(isFiltered(readShiftsAddress({ from: today, page: 2 }))).toBe(false)
  for (const filter of [{ search: 'emp' }, { shift: 'none' }])
    expect(isFiltered(readShiftsAddress(filter))).toBe(true)
})
