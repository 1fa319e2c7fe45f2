import { expect, test } from 'vitest'
import { rangeTotal } from './range-total.ts'

const here = { branchName: 'Here', totalAttendance: 1200, totalEmployees: 60 }
const there = { branchName: 'There', totalAttendance: 0, totalEmployees: 5 }

test('the total is over all branches, also over the only one', () => {
  expect(rangeTotal([here, there], {})).toBe('All branches: 1,200 / 65')
  expect(rangeTotal([here], {})).toBe('All branches: 1,200 / 60')
  expect(rangeTotal([], {})).toBeUndefined()
})

test('of the chosen branch it is that of the branch', () => {
  expect(rangeTotal([there], { branchId: 'b', status: 'late' })).toBe('There: 0 / 5')
})

test('what a status or a search leaves out is not called all branches', () => {
  expect(rangeTotal([here, there], { status: 'late' })).toBe('2 branches: 1,200 / 65')
  expect(rangeTotal([there], { search: 'emp' })).toBe('1 branch: 0 / 5')
})
