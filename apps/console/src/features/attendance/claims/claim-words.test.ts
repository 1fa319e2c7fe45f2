import { expect, test } from 'vitest'
import { claimBadge } from './claim-words.ts'

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
