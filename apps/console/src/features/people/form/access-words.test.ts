import { texts } from '@tahi/contract'
import { describe, expect, it } from 'vitest'
import { accessWords } from './access-words.ts'
import { aRecord } from './record.fixture.ts'

const { promotion, promotionWhileAway, demotion } = texts.employees

describe('the words below an account access', () => {
  const { email } = aRecord()
  it.each([
    ['user', 'manager', true, promotion(email)],
    ['user', 'act', false, promotionWhileAway(email)],
    ['manager', 'user', true, demotion],
    ['manager', 'hr', true, undefined],
    ['user', 'user', false, undefined],
  ] as const)('from %s to %s, active: %s', (before, after, status, words) => {
    expect(accessWords(aRecord({ role: before, status }), after)).toBe(words)
  })
})
