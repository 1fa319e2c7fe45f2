import type { Gate } from '@tahi/contract'
import { expect, test } from 'vitest'
import { lastSeenOf, stateOf } from './gate-state.ts'

const now = new Date('2026-11-18T02:00:00Z')
const gate: Gate = {
  _id: '019a0000-0000-7000-8000-000000000000',
  branchId: '019a0000-0000-7000-8000-000000000000',
  branchName: 'San Isidro',
  name: 'Front gate',
  createdAt: '2026-11-18T01:00:00Z',
  pairingUntil: null,
  pairedAt: null,
  lastSeenAt: null,
  inContact: false,
}
const paired = '2026-11-17T02:00:00Z'

test.each<[Partial<Gate>, string, string]>([
  [{ pairingUntil: '2026-11-18T02:10:00Z' }, 'Waiting for its tablet', 'Never'],
  [{}, 'Code expired', 'Never'],
  [{ pairedAt: paired, lastSeenAt: '2026-11-18T01:59:30Z', inContact: true }, 'Connected', 'Just now'],
  [{ pairedAt: paired, lastSeenAt: '2026-11-18T01:54:00Z' }, 'No contact', '6 minutes ago'],
])('a gate with %o is %s, last seen %s', (part, label, seen) => {
  expect(stateOf({ ...gate, ...part }).label).toBe(label)
  expect(lastSeenOf({ ...gate, ...part }, now, 'Asia/Manila')).toBe(seen)
})
