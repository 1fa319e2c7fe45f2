import { expect, test } from 'vitest'
import { readAnnouncementAddress, readAnnouncementFormAddress } from './address.ts'

test('the address keeps the filters and the announcement that is read', () => {
  const address = {
    page: 2,
    search: 'pay',
    branch: '00000000-0000-4000-8000-000000000001',
    from: '2026-11-01',
    show: 'a',
  }
  expect(readAnnouncementAddress(address)).toMatchObject(address)
  expect(readAnnouncementAddress({ show: '', page: 'x' })).toMatchObject({ show: undefined, page: undefined })
})

test('the form is of the announcement that the address names', () => {
  expect(readAnnouncementFormAddress({ id: 'a' })).toEqual({ id: 'a' })
  expect(readAnnouncementFormAddress({})).toEqual({ id: undefined })
})
