import { expect, test } from 'vitest'
import { readDashboardAddress } from './address.ts'

test('branch and day are read from the address, what is no day left out', () => {
  const asked = { branch: '00000000-0000-4000-8000-000000000001', day: '2026-11-03' }
  expect(readDashboardAddress(asked)).toEqual(asked)
  expect(readDashboardAddress({ branch: '', day: '2026-02-30' })).toEqual({})
})
