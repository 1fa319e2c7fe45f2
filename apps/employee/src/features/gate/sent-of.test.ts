import { FailedCall } from '@tahi/client/failed-call'
import type { FailureCode } from '@tahi/contract/envelope'
import type { GateAnswer } from '@tahi/contract/gate-mode'
import { expect, test } from 'vitest'
import { sentOf, sentOfAnswer } from './sent-of.ts'

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

test.each<[GateAnswer['outcome'], boolean, boolean, string]>([
  ['refused', true, true, 'delayed'],
  ['locked', true, true, 'delayed'],
  ['refused', true, false, 'answered'],
  // HR sees it by now.
  ['refused', false, true, 'answered'],
  ['recorded', true, true, 'answered'],
])('%s, sent at once %s, said to be kept %s: %s', (outcome, isSentAtOnce, isSaidKept, is) => {
  const answer: GateAnswer = { outcome, name: '', kind: null, time: null }
  expect(sentOfAnswer(answer, { isSentAtOnce, isSaidKept })).toEqual({ is, answer })
})
