import { FailedCall } from '@tahi/client/failed-call'
import { expect, test } from 'vitest'
import { comeTo } from './use-is-overdue.ts'

const forbidden = { success: false, msg: 'Not allowed', code: 'not_allowed' } as const

test.each<[string, Parameters<typeof comeTo>[0], string]>([
  ['has come', { data: {}, error: null }, 'stored'],
  ['came, and could not be had anew', { data: {}, error: new FailedCall() }, 'stored'],
  ['is waited for', { data: undefined, error: null }, 'waiting'],
  ['meets no line', { data: undefined, error: new FailedCall() }, 'unanswered'],
  ['meets a server in trouble', { data: undefined, error: new FailedCall(500) }, 'unanswered'],
  ['one may not have', { data: undefined, error: new FailedCall(403, forbidden) }, 'refused'],
])('an answer that %s', (_, query, state) => {
  expect(comeTo(query)).toBe(state)
})
