import { expect, test } from 'vitest'
import {
  hasDepartment,
  hasPay,
  inBranch,
  inDepartment,
  newValues,
  nextValues,
  valuesOf,
} from './person-values.ts'
import { aRecord, branch, today } from './record.fixture.ts'

test('a new person is an employee of the branch of who adds, paid for the days of last month too', () => {
  expect(newValues(branch, today)).toMatchObject({
    version: 0,
    role: 'user',
    branchId: branch,
    ratesFrom: '2026-10-01',
    dailyRate: 0,
  })
  expect(newValues(null, today).branchId).toBe('')
})

test('the next one in a row keeps the place alone', () => {
  const added = { ...valuesOf(aRecord(), today), ratesFrom: '2026-12-01' }
  const next = nextValues(added, today)
  expect(next).toEqual({
    ...newValues(branch, today),
    _id: next._id,
    departmentId: added.departmentId,
    designationId: added.designationId,
    ratesFrom: '2026-12-01',
  })
  expect(next._id).not.toBe(added._id)
})

test("a record's values have no nulls", () => {
  const values = valuesOf(
    aRecord({ gender: null, birthday: null, dailyRate: null, branchId: null, avatar: null }),
    today,
  )
  expect(values).toMatchObject({ gender: '', birthday: '', dailyRate: 0, branchId: '', avatar: '' })
})

test('head office has no pay, and only employees have a department', () => {
  expect((['admin', 'manager', 'hr', 'act', 'user'] as const).filter(hasPay)).toEqual(['manager', 'user'])
  expect((['admin', 'manager', 'hr', 'act', 'user'] as const).filter(hasDepartment)).toEqual(['user'])
})

test('another branch and department ask for number and designation anew; chosen back, they have the former ones', () => {
  const opened = valuesOf(aRecord(), today)
  const { branchId, clockNumber, departmentId, designationId } = opened
  expect(inBranch('another', opened)).toEqual({ branchId: 'another', clockNumber: '' })
  expect(inBranch(branchId, opened)).toEqual({ branchId, clockNumber })
  expect(inDepartment('another', opened)).toEqual({ departmentId: 'another', designationId: '' })
  expect(inDepartment(departmentId, opened)).toEqual({ departmentId, designationId })
})
