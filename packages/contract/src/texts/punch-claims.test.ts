import { expect, test } from 'vitest'
import { punchClaimTexts } from './punch-claims.ts'

test.each([
  [0, 'Right'],
  [-59, 'Right'],
  [60, '1 minute ahead'],
  [-3000, '50 minutes behind'],
  [3600, '1 h ahead'],
  [-5400, '1 h 30 min behind'],
  [86_400, '1 day ahead'],
  [-1_770_000_000, '20,486 days behind'],
])('a clock that is %d seconds ahead is told as %s', (seconds, words) => {
  expect(punchClaimTexts.clock(seconds)).toBe(words)
})
