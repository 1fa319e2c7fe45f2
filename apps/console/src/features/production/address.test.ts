import { expect, test } from 'vitest'
import { newQuotaHref, readProductionAddress } from './address.ts'

test('the address says how quotas stand and which variant of the list is shown', () => {
  expect(readProductionAddress({ standing: 'atRisk', view: 'targets', page: 2 })).toMatchObject({
    standing: 'atRisk',
    view: 'targets',
    page: 2,
  })
  const nonsense = readProductionAddress({ standing: 'late', view: 'progress' })
  expect(Object.values(nonsense).filter((value) => value !== undefined)).toEqual([])
})

test('the address of a new quota opens its form', () => {
  const search = new URL(newQuotaHref, 'http://tahi.example').searchParams
  expect(readProductionAddress(Object.fromEntries(search))).toMatchObject({ quota: 'new' })
})
