import type { GateAnswer } from '@tahi/contract/gate-mode'
import { expect, test } from 'vitest'
import { saidOf } from './said-of.ts'

const assumed = { kind: 'in', time: '07:01' } as const
const answer = (given: Partial<GateAnswer>): GateAnswer => ({
  outcome: 'recorded',
  name: 'Ana Santos',
  kind: 'in',
  time: '07:00',
  ...given,
})
const without = { name: '', kind: null, time: null }

test.each([
  [answer({}), { what: 'recorded', punch: { kind: 'in', time: '07:00' } }],
  [answer({ outcome: 'undecided', kind: null, time: null }), { what: 'undecided', punch: assumed }],
  [answer({ ...without, outcome: 'refused' }), { what: 'refused' }],
  [answer({ ...without, outcome: 'locked' }), { what: 'locked' }],
  [null, { what: 'kept', punch: assumed }],
  ['failed' as const, { what: 'failed' }],
])('whoever typed is told by name: %j', (told, said) => {
  expect(saidOf(told, 'Ana Santos', assumed)).toEqual({ ...said, name: 'Ana Santos' })
})
