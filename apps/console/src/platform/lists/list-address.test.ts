import { listAttendance, summariseAttendance } from '@tahi/contract'
import { expect, test } from 'vitest'
import {
  inOrderOf,
  isNarrowed,
  isOfEverything,
  rangeOf,
  readListAddress,
  requestRange,
} from './list-address.ts'

const branch = '00000000-0000-4000-8000-000000000001'

test('a list of one branch, or of a search, shows a part of its days only', () => {
  expect(isNarrowed({ from: '2026-11-01', sort: '-date', page: 2 })).toBe(false)
  expect(isNarrowed({ branch })).toBe(true)
  expect(isNarrowed({ search: 'Cruz' })).toBe(true)
})

test('a list of some days, of one branch or of a search, says nothing of all others', () => {
  expect(isOfEverything({ sort: '-date', page: 2 })).toBe(true)
  for (const part of [{ from: '2026-11-01' }, { to: '2026-11-30' }, { branch }, { search: 'Cruz' }])
    expect(isOfEverything(part)).toBe(false)
})

test('the address of a list is read without what makes no sense', () => {
  const asked = { page: 2, pageSize: 15, sort: '-date', search: '7', branch, from: '2026-11-01' }
  expect(readListAddress({ ...asked, page: '2', search: 7, to: '' })).toEqual({ ...asked, to: undefined })
  const nonsense = readListAddress({
    page: -3,
    pageSize: 'many',
    sort: '',
    branch: 'banana',
    from: '2026-02-30',
    to: 'soon',
  })
  expect(Object.values(nonsense).filter((value) => value !== undefined)).toEqual([])
})

test('an order that the list does not know counts as not there, and the rest stays', () => {
  const address = { sort: '-lastName', page: 2 }
  expect(inOrderOf(listAttendance, address)).toBe(address)
  expect(inOrderOf(summariseAttendance, address)).toEqual({ sort: undefined, page: 2 })
  expect(inOrderOf(listAttendance, { sort: 'constructor' })).toEqual({ sort: undefined })
  expect(inOrderOf(listAttendance, {})).toEqual({})
})

test('a list shows this month so far, unless asked otherwise (C2, W9)', () => {
  expect(rangeOf({}, '2026-11-18')).toEqual({ from: '2026-11-01', to: '2026-11-18' })
  expect(rangeOf({ from: '2026-09-01' }, '2026-11-18')).toEqual({ from: '2026-09-01', to: '2026-11-18' })
  expect(rangeOf({ to: '2026-11-05' }, '2026-11-18')).toEqual({ from: '2026-11-01', to: '2026-11-05' })
  const asked = { from: '2026-09-01', to: '2026-09-30' }
  expect(rangeOf(asked, '2026-11-18')).toEqual(asked)
})

test('one end of a range alone never turns it round', () => {
  expect(rangeOf({ to: '2026-10-15' }, '2026-11-01')).toEqual({ from: '2026-10-01', to: '2026-10-15' })
  expect(rangeOf({ to: '2026-12-15' }, '2026-11-18')).toEqual({ from: '2026-11-01', to: '2026-12-15' })
  expect(rangeOf({ from: '2026-12-03' }, '2026-11-18')).toEqual({ from: '2026-12-03', to: '2026-12-03' })
})

test('a list of requests begins with the month, and what waits with no days at all', () => {
  const today = '2026-11-18'
  expect(requestRange({}, today)).toEqual({ from: '2026-11-01', to: today })
  const decided = { status: 'refused', from: '2026-10-01' }
  expect(requestRange(decided, today)).toEqual({ from: '2026-10-01', to: today })
  expect(requestRange({ status: 'requested' }, today)).toEqual({})
  expect(requestRange({ status: 'requested', to: '2026-11-03' }, today)).toEqual({ to: '2026-11-03' })
})
