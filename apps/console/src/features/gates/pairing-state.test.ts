import { expect, test } from 'vitest'
import { pairingStateOf } from './pairing-state.ts'

const until = '2026-11-18T02:10:00.000Z'
const before = '2026-11-17T02:00:00.000Z'
const fresh = { pairingUntil: until, pairedAt: null }
const again = { pairingUntil: until, pairedAt: before }

test.each([
  ['waiting', 'that was not read since', fresh, undefined],
  ['waiting', 'that holds', fresh, fresh],
  ['paired', 'that a tablet took', fresh, { pairingUntil: null, pairedAt: '2026-11-18T02:03:00.000Z' }],
  ['over', 'whose time is up', fresh, { pairingUntil: null, pairedAt: null }],
  [
    'over',
    'after which another was asked for',
    fresh,
    { ...fresh, pairingUntil: '2026-11-18T02:12:00.000Z' },
  ],
  ['waiting', 'that holds, of a gate with a tablet', again, again],
  ['paired', 'that another tablet took', again, { pairingUntil: null, pairedAt: '2026-11-18T02:03:00.000Z' }],
  ['gone', 'of a gate that was ended', fresh, null],
  ['over', 'whose time is up, of a gate with a tablet', again, { ...again, pairingUntil: null }],
])('it is %s: a code %s', (state, _, given, now) => {
  expect(pairingStateOf(given, now)).toBe(state)
})
