import { expect, test } from 'vitest'
import { importHref, readAttendanceAddress, recordHref } from './address.ts'
import { readFormAddress } from './form/form-address.ts'

test('the filters are read from the address, what there is not left out', () => {
  const asked = {
    branch: '00000000-0000-4000-8000-000000000001',
    status: 'late',
    from: '2026-11-01',
    by: 'branch',
    import: 'open',
    page: 3,
  }
  expect(readAttendanceAddress(asked)).toMatchObject(asked)
  for (const status of ['attended', 'lateOrHalf', 'missingTimeOut', 'claimedOffline', 'toConfirm'])
    expect(readAttendanceAddress({ status })).toMatchObject({ status })
  expect(readAttendanceAddress({ status: 'all', by: 'day', search: '' })).toMatchObject({
    status: undefined,
    by: undefined,
    search: undefined,
  })
})

test('the form is of a record or of none', () => {
  expect(readFormAddress({ id: 'r' })).toEqual({ id: 'r' })
  expect(readFormAddress({})).toEqual({ id: undefined })
})

const searchOf = (href: string) => Object.fromEntries(new URL(href, 'http://tahi.example').searchParams)

test('the addresses of a record and of the import are read back', () => {
  expect(readFormAddress(searchOf(recordHref('r')))).toEqual({ id: 'r' })
  expect(readAttendanceAddress(searchOf(importHref))).toMatchObject({ import: 'open' })
})
