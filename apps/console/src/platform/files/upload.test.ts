import { FailedCall } from '@tahi/client'
import { expect, test } from 'vitest'
import { isShownByToast, uploadFailure } from './upload.ts'

test("a failed upload says the server's words, or 'Upload failed' without any (C8)", () => {
  const refusal = { success: false, msg: 'This file is empty.', code: 'invalid' } as const
  expect(uploadFailure(new FailedCall(400, refusal))).toBe('This file is empty.')
  expect(uploadFailure(new FailedCall())).toBe('Upload failed')
  expect(uploadFailure(new FailedCall(502))).toBe('Upload failed')
  expect(uploadFailure(new Error('broken'))).toBe('Upload failed')
})

test('a toast shows while the size is under 1,024,000 bytes (C7)', () => {
  expect(isShownByToast(1_023_999)).toBe(true)
  expect(isShownByToast(1_024_000)).toBe(false)
})
