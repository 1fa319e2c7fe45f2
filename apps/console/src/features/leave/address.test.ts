import { expect, test } from 'vitest'
import { leaveRange, readLeaveAddress, readLeaveFormAddress } from './address.ts'

const today = '2026-11-18'

test('the address is read without what makes no sense', () => {
  const asked = { status: 'rejected', view: 'calendar', month: '2026-12-09', page: '2' }
  expect(readLeaveAddress(asked)).toMatchObject({ ...asked, page: 2, month: '2026-12-01' })
  const nonsense = readLeaveAddress({ status: 'pending', view: 'year', month: 'May' })
  expect(Object.values(nonsense).filter((value) => value !== undefined)).toEqual([])
  expect(readLeaveFormAddress({ id: 'a', date: '2026-02-30' })).toEqual({ id: 'a', date: undefined })
})

test('the list shows this month so far (W9), requests whenever they are for', () => {
  expect(leaveRange({}, today)).toEqual({ from: '2026-11-01', to: today })
  expect(leaveRange({ status: 'confirmed' }, today)).toEqual({ from: '2026-11-01', to: today })
  expect(leaveRange({ status: 'requested' }, today)).toEqual({})
  expect(leaveRange({ status: 'requested', from: '2026-12-01' }, today)).toEqual({ from: '2026-12-01' })
})
