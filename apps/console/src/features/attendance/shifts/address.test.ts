import { expect, test } from 'vitest'
import { readShiftsAddress, weekFilters, weekOf } from './address.ts'

const today = '2026-11-18'

test('without a day the week is the current one, from its Monday', () => {
  expect(weekOf({}, today)).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(weekOf(readShiftsAddress({ from: 'soon' }), today)).toEqual({ from: '2026-11-16', to: '2026-11-22' })
})

test('with one it is the seven days from there', () => {
  expect(weekOf({ from: today }, today)).toEqual({ from: today, to: '2026-11-24' })
})

test('the filters of the address are those of the call', () => {
  const address = readShiftsAddress({ from: today, branch: 'b', department: 'd', shift: 'none', search: 44 })
  expect(weekFilters(address, today)).toEqual({
    from: today,
    branchId: 'b',
    departmentId: 'd',
    designationId: undefined,
    shiftId: 'none',
    search: '44',
  })
})
