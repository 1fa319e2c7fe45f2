import { FailedCall } from '@tahi/client/failed-call'
import type { FailureCode } from '@tahi/contract/envelope'
import { expect, test } from 'vitest'
import { sentOf } from './sent-of.ts'

test.each<[number | undefined, FailureCode | undefined, string]>([
  [400, 'invalid', 'failed'],
  [413, 'too_large', 'failed'],
  [400, undefined, 'unanswered'],
  [413, undefined, 'unanswered'],
  [408, 'invalid', 'unanswered'],
  [401, 'session_ended', 'unanswered'],
  [409, 'conflict', 'delayed'],
  [409, undefined, 'unanswered'],
  [429, 'too_many_tries', 'unanswered'],
  [500, 'failed', 'unanswered'],
  [undefined, undefined, 'unanswered'],
])('%s %s: %s', (status, code, is) => {
  const data = code && { success: false as const, msg: 'Why', code }
  expect(sentOf(new FailedCall(status, data))).toEqual({ is })
})

test('what nobody foresaw is worth another try', () => {
  expect(sentOf(new DOMException('', 'TimeoutError'))).toEqual({ is: 'unanswered' })
})
