import { expect, test } from 'vitest'
import { mayUse } from './call.ts'
import { failureStatus } from './envelope.ts'
import { comparesBranches, isCompanyWide, keepsRecords, recordKeepers, roles } from './roles.ts'

test('an HR Admin and an employee belong to one branch, the others to none (C1, D2)', () => {
  expect(roles.filter(isCompanyWide)).toEqual(['admin', 'hr', 'act'])
  expect(roles.filter(keepsRecords)).toEqual(['manager', 'hr'])
  expect(roles.filter(comparesBranches)).toEqual(['admin'])
})

test('a call is for everybody signed in, or for the roles that it names', () => {
  expect(roles.filter((role) => mayUse('public', role))).toEqual(roles)
  expect(roles.filter((role) => mayUse('signedIn', role))).toEqual(roles)
  expect(roles.filter((role) => mayUse(recordKeepers, role))).toEqual(['manager', 'hr'])
  expect(roles.filter((role) => mayUse([], role))).toEqual([])
  expect(roles.filter((role) => mayUse('gate', role))).toEqual([])
})

test('every failure has the honest status of D1', () => {
  const statuses = new Set<number>(Object.values(failureStatus))
  for (const status of [400, 401, 403, 404, 409, 413, 415, 429, 500]) expect(statuses).toContain(status)
  expect([...statuses].filter((status) => status < 400)).toEqual([])
})
