import { expect, test } from 'vitest'
import { readLeaveAddress, readLeaveFormAddress } from './address.ts'

test('the address is read without what makes no sense', () => {
  const asked = { status: 'rejected', view: 'calendar', month: '2026-12-09', page: '2' }
  expect(readLeaveAddress(asked)).toMatchObject({ ...asked, page: 2, month: '2026-12-01' })
  const nonsense = readLeaveAddress({ status: 'pending', view: 'year', month: 'May' })
  expect(Object.values(nonsense).filter((value) => value !== undefined)).toEqual([])
  expect(readLeaveFormAddress({ id: 'a', date: '2026-02-30' })).toEqual({ id: 'a', date: undefined })
})
