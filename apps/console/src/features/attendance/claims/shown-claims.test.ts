import type { Claim } from '@tahi/contract'
import { expect, it } from 'vitest'
import { shownClaims } from './shown-claims.ts'

it('are those of the day’s claims that wait for HR', () => {
  const claim = (_id: string, outcome: Claim['outcome'], settled: Claim['settled'] = null) =>
    ({ _id, outcome, settled }) as Claim
  const by = { by: 'Ana Santos', at: '2026-11-18T10:00:00Z' }
  const claims = [
    claim('a', 'recorded'),
    claim('b', 'refused'),
    claim('c', 'refused', by),
    claim('d', 'alreadyClocked'),
  ]
  expect(shownClaims(claims)).toEqual(['b'])
})
