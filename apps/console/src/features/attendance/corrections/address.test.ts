import { expect, test } from 'vitest'
import { readCorrectionAddress } from './address.ts'

test('a status that there is not is none', () => {
  expect(readCorrectionAddress({ status: 'refused' }).status).toBe('refused')
  expect(readCorrectionAddress({ status: 'confirmed' }).status).toBeUndefined()
})
