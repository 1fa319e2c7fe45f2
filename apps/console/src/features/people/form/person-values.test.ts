import { expect, test } from 'vitest'
import { changeOf } from './person-bodies.ts'
import { hasDepartment, hasPay, inBranch, newValues, nextValues, valuesOf } from './person-values.ts'
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
  const roles = ['admin', 'manager', 'hr', 'act', 'user'] as const
  expect(roles.filter((role) => hasPay({ role, leftOn: null }))).toEqual(['manager', 'user'])
  expect((['admin', 'manager', 'hr', 'act', 'user'] as const).filter(hasDepartment)).toEqual(['user'])
})

test('who went to head office has pay for the days in a branch, and rates until the last of them', () => {
  const without = { dailyRate: null, overRate: null, rates: [] }
  const record = aRecord({ role: 'act', branchId: null, leftOn: '2026-09-05', ...without })
  expect(hasPay(record)).toBe(true)
  const values = valuesOf(record, today)
  expect(values.ratesFrom).toBe('2026-08-01')
  expect(changeOf(values, { ...values, dailyRate: 540, overRate: 85 })).toMatchObject({
    dailyRate: 540,
    overRate: 85,
    ratesFrom: '2026-08-01',
  })
})

test('who was deactivated has rates until that day, also where some held before', () => {
  expect(valuesOf(aRecord({ status: false, leftOn: '2026-09-05' }), today).ratesFrom).toBe('2026-09-05')
})

test('another branch asks for the clock number anew; chosen back, it has the former one', () => {
  const opened = valuesOf(aRecord(), today)
  const { branchId, clockNumber } = opened
  expect(inBranch('another', opened)).toEqual({ branchId: 'another', clockNumber: '' })
  expect(inBranch(branchId, opened)).toEqual({ branchId, clockNumber })
})
