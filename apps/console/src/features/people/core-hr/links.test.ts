import { expect, test } from 'vitest'
import { coreHrLinks } from './links.ts'

const today = '2026-11-18'
const manager = coreHrLinks({ branch: undefined, role: 'manager', today })
const hr = coreHrLinks({ branch: 'isidro', role: 'hr', today })

test('a headcount leads to the employees whom it counts', () => {
  const sewing = { _id: 'sewing', name: 'Sewing', role: 'user', people: 3 } as const
  expect(manager.people).toBe('/employees')
  expect(manager.department(sewing)).toBe('/employees?role=user&department=sewing')
  expect(hr.department(sewing)).toBe('/employees?branch=isidro&role=user&department=sewing')
  expect(manager.department({ ...sewing, _id: null, name: 'None' })).toBe(
    '/employees?role=user&department=none',
  )
  const sewer = { ...sewing, _id: 'sewer', name: 'Sewer', departmentId: 'sewing' }
  expect(manager.designation(sewer)).toBe('/employees?role=user&department=sewing&designation=sewer')
  expect(manager.designation({ ...sewer, _id: null })).toBe(
    '/employees?role=user&department=sewing&block=no_designation',
  )
})

test('HR Admins and head office lead to those of their role', () => {
  const admins = { _id: null, name: 'Admin HR', role: 'manager', people: 1 } as const
  expect(hr.department(admins)).toBe('/employees?branch=isidro&role=manager')
  expect(manager.department(admins)).toBe('/employees?role=manager')
  const everywhere = coreHrLinks({ branch: undefined, role: 'hr', today })
  const accountants = { _id: null, name: 'Accountant', role: 'act', people: 1 } as const
  expect(everywhere.department(accountants)).toBe('/employees?role=act')
})

test('accounts that wait lead to their dialog, above the employees of the branch that is shown', () => {
  expect(manager.pending).toBe('/employees?pending=open')
  expect(hr.pending).toBe('/employees?branch=isidro&pending=open')
})

test('what blocks payroll, leaves of today and shifts of today lead to just those', () => {
  expect(manager.blocked('no_rate')).toBe('/employees?block=no_rate')
  expect(hr.leaves).toBe(`/leaves?branch=isidro&status=confirmed&from=${today}&to=${today}`)
  expect(hr.leave('one')).toBe('/leaves/new?id=one')
  const early = { _id: 'early', name: 'Early', branchId: 'maria', branchName: 'Sta. Maria' }
  const shift = { ...early, start: '06:00', end: '15:00', working: true, people: 3 }
  expect(manager.shift(shift)).toBe(`/core-hr/shifts?shift=early&from=${today}`)
  expect(manager.shift({ ...shift, _id: null, name: null })).toBe(`/core-hr/shifts?shift=none&from=${today}`)
  const everywhere = coreHrLinks({ branch: undefined, role: 'hr', today })
  expect(everywhere.shift(shift)).toBe(`/core-hr/shifts?branch=maria&shift=early&from=${today}`)
})
