import type { Failure } from '@tahi/contract'
import { expect, test } from 'vitest'
import { FailedCall } from './failed-call.ts'
import { isLastWord } from './last-word.ts'

const refusal: Failure = { success: false, msg: 'Not now.', code: 'conflict' }

test('only a refusal of Tahi’s own is the last word', () => {
  expect(isLastWord(new FailedCall(409, refusal))).toBe(true)
  for (const status of [undefined, 404, 408, 413]) expect(isLastWord(new FailedCall(status))).toBe(false)
  for (const status of [401, 408, 429, 500]) expect(isLastWord(new FailedCall(status, refusal))).toBe(false)
  expect(isLastWord(new FailedCall(403, { ...refusal, code: 'password_change_required' }))).toBe(false)
})
