import type { Failure } from '@tahi/contract'
import { expect, test } from 'vitest'
import { FailedCall, isAnswered, isUnanswered } from './failed-call.ts'

const refusal: Failure = {
  success: false,
  msg: 'Some fields are wrong.',
  code: 'invalid',
  errors: [{ path: 'date', msg: 'Enter a day as YYYY-MM-DD' }],
}

test('a failed call has the shape of the specification (C7, D1): success, status, message and data', () => {
  const { success, status, message, data } = new FailedCall(400, refusal)
  expect({ success, status, message, data }).toEqual({
    success: false,
    status: 400,
    message: 'Some fields are wrong.',
    data: refusal,
  })
})

test('it tells the reason and the fields', () => {
  const failure = new FailedCall(400, refusal)
  expect(failure.code).toBe('invalid')
  expect(failure.errors).toEqual([{ path: 'date', msg: 'Enter a day as YYYY-MM-DD' }])
})

test("without an answer it is 'An unexpected error occurred'", () => {
  const { success, status, message, data, code, errors } = new FailedCall()
  expect({ success, status, message, data, code, errors }).toEqual({
    success: false,
    status: undefined,
    message: 'An unexpected error occurred',
    data: undefined,
    code: undefined,
    errors: [],
  })
})

test('what can succeed later is told from a refusal', () => {
  for (const status of [undefined, 401, 429, 500, 503]) expect(new FailedCall(status).canPass).toBe(true)
  for (const status of [400, 403, 404, 409, 413]) expect(new FailedCall(status).canPass).toBe(false)
})

test('a call without an answer is told from an answered one, and from an error of the code', () => {
  const errors = [new FailedCall(), new FailedCall(409), new Error('a mistake')]
  expect(errors.map(isUnanswered)).toEqual([true, false, false])
  expect(errors.map(isAnswered)).toEqual([false, true, false])
})

test("an answer without words is 'Error' (C8)", () => {
  expect(new FailedCall(502).message).toBe('Error')
})
