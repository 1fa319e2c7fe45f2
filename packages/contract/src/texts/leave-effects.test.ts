import { expect, test } from 'vitest'
import { leaveEffectTexts as words } from './leave-effects.ts'

test('one quota or several would have nobody left', () => {
  expect(words.emptied(1)).toBe('This quota would have nobody left to work on it:')
  expect(words.emptied(12)).toBe('These 12 quotas would have nobody left to work on them:')
})
