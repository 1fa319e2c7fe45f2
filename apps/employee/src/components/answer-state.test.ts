import { expect, test } from 'vitest'
import { answerState } from './answer-state.ts'

const idle = { data: undefined, error: null, isPending: false, fetchStatus: 'idle' } as const
const known = { ...idle, data: {} }

test.each<[string, Parameters<typeof answerState>[0], string]>([
  ['a first answer that is waited for', { ...idle, isPending: true, fetchStatus: 'fetching' }, 'waiting'],
  ['no answer', { ...idle, error: { status: undefined } }, 'failed'],
  ['an answer', known, 'fresh'],
  ['an answer that could not be had anew', { ...known, error: { status: 500 } }, 'old'],
  ['an answer to too many questions', { ...known, error: { status: 429 } }, 'old'],
  ['what is there no longer', { ...known, error: { status: 404 } }, 'failed'],
  ['what one may no longer see', { ...known, error: { status: 403 } }, 'failed'],
])('%s', (_, query, state) => {
  expect(answerState(query, true, false)).toBe(state)
})

test('without a line what is known is old, and what is not known is away', () => {
  expect(answerState(known, false, false)).toBe('old')
  expect(answerState({ ...idle, error: { status: undefined } }, false, false)).toBe('away')
  expect(answerState({ ...idle, error: { status: 404 } }, false, false)).toBe('failed')
})

test('what is of an earlier time is old while a newer answer does not come, but not what is gone', () => {
  expect(answerState({ ...known, fetchStatus: 'fetching' }, true, true)).toBe('old')
  expect(answerState({ ...known, error: { status: 404 } }, true, true)).toBe('failed')
})
