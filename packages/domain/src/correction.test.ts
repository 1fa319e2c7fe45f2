import { expect, test } from 'vitest'
import { correctionActionsOf, correctionStates } from './correction.ts'

test.each([
  ['keeper', ['decide']],
  ['owner', ['withdraw', 'edit']],
  ['reader', []],
] as const)(
  'a %s may do %j with a request that waits, and nothing once it is settled',
  (standing, actions) => {
    expect(correctionActionsOf(standing, 'requested')).toEqual(actions)
    for (const state of correctionStates.filter((settled) => settled !== 'requested'))
      expect(correctionActionsOf(standing, state), state).toEqual([])
  },
)
