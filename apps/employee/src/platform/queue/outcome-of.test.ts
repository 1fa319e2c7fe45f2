import { FailedCall } from '@tahi/client/failed-call'
import type { FailureCode } from '@tahi/contract/envelope'
import { expect, test } from 'vitest'
import { outcomeOf } from './outcome-of.ts'

const failed = (status: number, code: FailureCode) =>
  outcomeOf(new FailedCall(status, { success: false, msg: 'Why', code, errors: [] }))

test.each([
  [401, 'session_ended'],
  [403, 'password_change_required'],
  [408, 'invalid'],
  [429, 'too_many_tries'],
  [500, 'failed'],
] as const)('%i %s is worth another try', (status, code) => {
  expect(failed(status, code)).toEqual({ is: 'unanswered' })
})

test.each([
  [400, 'invalid'],
  [403, 'not_allowed'],
  [404, 'not_found'],
  [409, 'conflict'],
] as const)('%i %s is the last word', (status, code) => {
  expect(failed(status, code)).toEqual({ is: 'refused', why: 'Why' })
})

test.each([400, 403, 404, 408, 413])('%i in words that are not Tahi’s is worth another try', (status) => {
  expect(outcomeOf(new FailedCall(status))).toEqual({ is: 'unanswered' })
})

test('no answer is worth another try, and so is what nobody foresaw', () => {
  expect(outcomeOf(new FailedCall())).toEqual({ is: 'unanswered' })
  expect(outcomeOf(new DOMException('', 'TimeoutError'))).toEqual({ is: 'unanswered' })
})
