import { FailedCall } from '@tahi/client'
import { expect, test } from 'vitest'
import { activationFailure } from './activation-failure.ts'

const refused = (status: number, msg: string) =>
  new FailedCall(status, { success: false, msg, code: 'invalid' })

test.each([
  [refused(400, 'jwt malformed'), 'jwt malformed'],
  [refused(429, 'Too many tries.'), 'Too many tries.'],
  [refused(500, 'no'), 'An error occurred during activation'],
  [new FailedCall(), 'An error occurred during activation'],
  [new TypeError('x is undefined'), 'An error occurred during activation'],
])('%s says %s', (failure, words) => {
  expect(activationFailure(failure)).toBe(words)
})
