import { expect, test } from 'vitest'
import { rangeOf, readListAddress } from './list-address.ts'

test('the address of a list is read without what makes no sense', () => {
  const asked = { page: 2, pageSize: 15, sort: '-date', search: '7', branch: 'b', from: '2026-11-01' }
  expect(readListAddress({ ...asked, page: '2', search: 7, to: '' })).toEqual({ ...asked, to: undefined })
  const nonsense = readListAddress({ page: -3, pageSize: 'many', sort: '', branch: null, other: 1 })
  expect(Object.values(nonsense).filter((value) => value !== undefined)).toEqual([])
})

test('a list shows this month so far, unless asked otherwise (C2, W9)', () => {
  expect(rangeOf({}, '2026-11-18')).toEqual({ from: '2026-11-01', to: '2026-11-18' })
  expect(rangeOf({ from: '2026-09-01' }, '2026-11-18')).toEqual({ from: '2026-09-01', to: '2026-11-18' })
  expect(rangeOf({ to: '2026-11-05' }, '2026-11-18')).toEqual({ from: '2026-11-01', to: '2026-11-05' })
  const asked = { from: '2026-09-01', to: '2026-09-30' }
  expect(rangeOf(asked, '2026-11-18')).toEqual(asked)
})
