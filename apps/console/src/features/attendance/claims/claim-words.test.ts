import { expect, test } from 'vitest'
import { claimBadge, clockWords } from './claim-words.ts'

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
  expect(clockWords(seconds)).toBe(words)
})

test('a claim that was not recorded is that first of all; a doubt goes before the rest', () => {
  const label = (...[outcome, doubts]: [Parameters<typeof claimBadge>[0]['outcome'], 'setBack'[]]) =>
    claimBadge({ outcome, doubts, settled: null }).label
  expect(label('recorded', [])).toBe('No doubt')
  expect(label('recorded', ['setBack'])).toBe('Doubtful')
  expect(label('alreadyClocked', [])).toBe('Already clocked')
  expect(label('alreadyClocked', ['setBack'])).toBe('Doubtful')
  expect(label('refused', ['setBack'])).toBe('Not recorded')
  const settled = { by: 'Ana Santos', at: '2026-11-18T02:00:00Z' }
  expect(claimBadge({ outcome: 'refused', doubts: [], settled }).label).toBe('Done')
})
