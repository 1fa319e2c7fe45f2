import { expect, test } from 'vitest'
import { correctionRange, readCorrectionAddress } from './address.ts'

const range = (search: Record<string, unknown>) =>
  correctionRange(readCorrectionAddress(search), '2026-11-18')

test('the list begins with the month, and what waits with no days at all', () => {
  expect(range({})).toEqual({ from: '2026-11-01', to: '2026-11-18' })
  expect(range({ status: 'refused', from: '2026-10-01' })).toEqual({ from: '2026-10-01', to: '2026-11-18' })
  expect(range({ status: 'requested' })).toEqual({})
  expect(range({ status: 'requested', to: '2026-11-03' })).toEqual({ to: '2026-11-03' })
})

test('a status that there is not is none', () => {
  expect(readCorrectionAddress({ status: 'confirmed' }).status).toBeUndefined()
})
