import { expect, test } from 'vitest'
import { readProductionAddress } from './address.ts'

test('the address says how quotas stand and which variant of the list is shown', () => {
  expect(readProductionAddress({ standing: 'atRisk', view: 'targets', page: 2 })).toMatchObject({
    standing: 'atRisk',
    view: 'targets',
    page: 2,
  })
  const nonsense = readProductionAddress({ standing: 'late', view: 'progress' })
  expect(Object.values(nonsense).filter((value) => value !== undefined)).toEqual([])
})
