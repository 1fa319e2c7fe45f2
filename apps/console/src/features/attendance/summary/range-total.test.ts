import { expect, test } from 'vitest'
import { rangeTotal } from './range-total.ts'

const here = { branchName: 'Here', totalAttendance: 1200, totalEmployees: 60 }
const there = { branchName: 'There', totalAttendance: 0, totalEmployees: 5 }

test('the total is over all branches, also over the only one', () => {
  expect(rangeTotal([here, there], {}, 65)).toBe('All branches: 1,200 / 65')
  expect(rangeTotal([here], {}, 60)).toBe('All branches: 1,200 / 60')
  expect(rangeTotal([], {}, 0)).toBeUndefined()
})

test('who moved counts once in the total', () => {
  expect(rangeTotal([here, there], {}, 63)).toBe('All branches: 1,200 / 63')
  expect(rangeTotal([here, there], {}, undefined)).toBeUndefined()
})

test('of the chosen branch it is that of the branch', () => {
  expect(rangeTotal([there], { branchId: 'b', status: 'late' }, undefined)).toBe('There: 0 / 5')
})

test('what a status or a search leaves out is not called all branches', () => {
  expect(rangeTotal([here, there], { status: 'late' }, undefined)).toBe('2 branches: 1,200 / 65')
  expect(rangeTotal([there], { search: 'emp' }, undefined)).toBe('1 branch: 0 / 5')
})
