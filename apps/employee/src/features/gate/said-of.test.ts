import type { GateAnswer } from '@tahi/contract/gate-mode'
import { expect, test } from 'vitest'
import { saidOf } from './said-of.ts'

const assumed = { kind: 'in', time: '07:01' } as const
const tapped = { ...assumed, standing: '' }
const answer = (given: Partial<GateAnswer>): GateAnswer => ({
  outcome: 'recorded',
  name: 'Ana Santos',
  kind: 'in',
  time: '07:00',
  ...given,
})
const without = { name: '', kind: null, time: null }

test.each([
  [answer({}), { what: 'recorded', punch: { kind: 'in', time: '07:00', stands: false }, isNoted: false }],
  [answer({ outcome: 'undecided', kind: null, time: null }), { what: 'undecided', punch: assumed }],
  [answer({ ...without, outcome: 'refused' }), { what: 'refused' }],
  [answer({ ...without, outcome: 'locked' }), { what: 'locked' }],
  [null, { what: 'kept', punch: assumed }],
  ['failed' as const, { what: 'failed' }],
])('whoever typed is told by name: %j', (told, said) => {
  expect(saidOf(told, 'Ana Santos', tapped)).toEqual({ ...said, name: 'Ana Santos' })
})

test('whoever taps when their day has the time already is told which time stands, also without a line', () => {
  const standing = { kind: 'out', time: '06:58', stands: true } as const
  const evening = { kind: 'out', time: '16:05', standing: '06:58' } as const
  expect(saidOf(null, 'Ana Santos', evening)).toMatchObject({ what: 'kept', punch: standing })
  const already = answer({ outcome: 'already', kind: 'out', time: '06:58' })
  expect(saidOf(already, 'Ana Santos', evening)).toMatchObject({ punch: standing, isNoted: true })
  expect(saidOf(already, 'Ana Santos', { ...evening, time: '07:20' })).toMatchObject({ isNoted: false })
  const entered = answer({ outcome: 'already', time: '10:00' })
  expect(saidOf(entered, 'Ana Santos', tapped)).toMatchObject({ isNoted: true })
  expect(saidOf(entered, 'Ana Santos', { ...tapped, time: '09:55' })).toMatchObject({ isNoted: false })
})
