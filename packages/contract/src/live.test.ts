import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type LiveEvent, liveEvent, roomsFor, roomsOf } from './live.ts'
import type { Role } from './roles.ts'

const here = 'branch-here'
const there = 'branch-there'
const event = (to: readonly Role[], employees: LiveEvent['employees']) =>
  liveEvent({ name: 'tried', summary: '', payload: z.object({}), to, employees })

const listener = (role: Role, branchId: string | null, personId = `${role}-${branchId}`) => ({
  personId,
  role,
  branchId,
})
const listeners = [
  listener('admin', null),
  listener('hr', null),
  listener('act', null),
  listener('manager', here),
  listener('manager', there),
  listener('user', here, 'sewer'),
  listener('user', here, 'colleague'),
  listener('user', there, 'elsewhere'),
]
const whoHears = (...asked: Parameters<typeof roomsFor>) => {
  const rooms = roomsFor(...asked)
  return listeners
    .filter((one) => roomsOf(one).some((room) => rooms.includes(room)))
    .map(({ personId }) => personId)
}

describe('an event reaches', () => {
  test('head office, the branch and whom it concerns', () => {
    const told = event(['admin', 'manager', 'hr', 'act', 'user'], 'concerned')
    expect(whoHears(told, { branchId: here, personId: 'sewer' })).toEqual([
      'admin-null',
      'hr-null',
      'act-null',
      `manager-${here}`,
      'sewer',
    ])
  })

  test('each of several whom it concerns', () => {
    const told = event(['manager', 'user'], 'concerned')
    expect(whoHears(told, { branchId: here, personIds: ['sewer', 'elsewhere'] })).toEqual([
      `manager-${here}`,
      'sewer',
      'elsewhere',
    ])
  })

  test('none but the roles that may read it', () => {
    expect(whoHears(event(['manager'], 'concerned'), { branchId: here, personId: 'sewer' })).toEqual([
      `manager-${here}`,
    ])
  })

  test('no employee where nobody is concerned', () => {
    expect(whoHears(event(['user'], 'concerned'), { branchId: here })).toEqual([])
  })

  test('everybody of the branch where it is for all of them', () => {
    expect(whoHears(event(['manager', 'user'], 'branch'), { branchId: here })).toEqual([
      `manager-${here}`,
      'sewer',
      'colleague',
    ])
  })

  test('every branch where it is for all branches', () => {
    expect(whoHears(event(['manager', 'user'], 'branch'), { branchId: null })).toEqual([
      `manager-${here}`,
      `manager-${there}`,
      'sewer',
      'colleague',
      'elsewhere',
    ])
  })
})

test('what is for one alone reaches no other, whatever their role', () => {
  const told = event(['admin', 'manager', 'user'], 'alone')
  expect(whoHears(told, { branchId: here, personId: 'sewer' })).toEqual(['sewer'])
  expect(whoHears(told, { branchId: here })).toEqual([])
})

test('who belongs to no branch is in the room of none', () => {
  expect(roomsOf(listener('manager', null))).toEqual(['person:manager-null', 'branches:manager'])
})
