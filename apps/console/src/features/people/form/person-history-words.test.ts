import { expect, test } from 'vitest'
import { tellPersonEntry } from './person-history-words.ts'

const nothing = { before: null, after: null, untold: [] }

test.each([
  ['person.add', 'Added'],
  ['person.change', 'Changed'],
  ['person.move', 'Moved'],
  ['person.move-unpaid', 'What is unpaid moved'],
  ['person.deactivate', 'Deactivated'],
  ['person.reactivate', 'Reactivated'],
  ['person.set-rate', 'Rate set'],
  ['person.remove-rate', 'Rate removed'],
  ['person.reset-password', 'Password reset'],
  ['account.change-password', 'Password changed'],
  ['account.reset-forgotten-password', 'Forgotten password replaced'],
  ['account.reset-password', 'Temporary password given'],
  ['session.end-all', 'Signed out everywhere'],
  ['shift.assign', 'Shift assigned'],
  ['company.set-up', 'Set the company up'],
  ['person.something-new', 'Something new'],
])('%s is told as %s', (action, title) => {
  expect(tellPersonEntry({ ...nothing, action })).toEqual({ title, changes: [] })
})

test('somebody new is told by their place and their user ID', () => {
  const after = {
    role: 'user',
    branchName: 'San Isidro',
    departmentName: 'Sewing',
    designationName: null,
    userId: 'EMP-00041',
    firstName: 'Ana',
    birthday: '1990-05-17',
  }
  expect(tellPersonEntry({ ...nothing, action: 'person.add', after }).changes).toEqual([
    { label: 'Account Access', before: undefined, after: 'Employee' },
    { label: 'Branch', before: undefined, after: 'San Isidro' },
    { label: 'Department', before: undefined, after: 'Sewing' },
    { label: 'User ID', before: undefined, after: 'EMP-00041' },
  ])
})

test('a move and a new access are told as that, fields with what they were', () => {
  const moved = tellPersonEntry({
    action: 'person.change',
    before: { branchName: 'San Isidro', departmentName: 'Sewing', clockNumber: '17' },
    after: { branchName: 'Sta. Maria', departmentName: null, clockNumber: null },
    untold: [],
  })
  expect(moved).toEqual({
    title: 'Moved',
    changes: [
      { label: 'Branch', before: 'San Isidro', after: 'Sta. Maria' },
      { label: 'Department', before: 'Sewing', after: 'none' },
      { label: 'Clock Number', before: '17', after: 'none' },
    ],
  })
  const role = { action: 'person.change', before: { role: 'user' }, after: { role: 'manager' }, untold: [] }
  expect(tellPersonEntry(role)).toEqual({
    title: 'Account access changed',
    changes: [{ label: 'Account Access', before: 'Employee', after: 'HR Admin' }],
  })
})

test('a raise tells the pesos that held until its first day; a first rate and a removed one what there was', () => {
  const before = { from: '2026-01-01', dailyRate: 615, overRate: 80 }
  const after = { from: '2026-11-18', dailyRate: 999, overRate: 80 }
  const action = 'person.set-rate'
  expect(tellPersonEntry({ action, before, after, untold: [] }).changes).toEqual([
    { label: 'Daily Rate', before: '₱615.00', after: '₱999.00' },
    { label: 'Holds from', before: undefined, after: 'Nov 18, 2026' },
  ])
  expect(tellPersonEntry({ action, before: null, after, untold: [] }).changes).toHaveLength(3)
  expect(tellPersonEntry({ action: 'person.remove-rate', before, after: null, untold: [] }).changes).toEqual([
    { label: 'Daily Rate', before: '₱615.00', after: undefined },
    { label: 'Hourly Overtime Rate', before: '₱80.00', after: undefined },
    { label: 'Holds from', before: 'Jan 1, 2026', after: undefined },
  ])
})

test('fields without their values are named', () => {
  const entry = { action: 'person.change', before: {}, after: {}, untold: ['birthday', 'avatar', 'new'] }
  expect(tellPersonEntry(entry).changes.map(({ label, after }) => `${label} ${after}`)).toEqual([
    'Birthday changed',
    'Picture changed',
    'new changed',
  ])
})
