import { expect, test } from 'vitest'
import type { Entry } from '../../platform/queue/entry.ts'
import { waitingPieces } from './waiting-pieces.ts'

const entry = (_id: string, quotaProgress: number, more: Partial<Entry> = {}, quotaId = 'hem'): Entry => ({
  personId: 'nena',
  kind: 'progress',
  body: { _id, quotaId, quotaProgress },
  writtenAt: 0,
  ...more,
})
const hem = { _id: 'hem', ownEntries: [{ _id: 'stored', quotaProgress: 42, createdAt: '' }] }

test.each<[string, Entry[], number]>([
  ['none', [], 0],
  ['those that wait, corrections taken off', [entry('a', 30), entry('b', -4)], 26],
  ['not what the server has and has not answered yet', [entry('stored', 42), entry('a', 30)], 30],
  ['not what was refused', [entry('a', 30, { refused: 'Why' })], 0],
  ['not those of another quota', [entry('a', 30, {}, 'collar')], 0],
  ['nothing else', [entry('a', 30, { kind: 'leave' })], 0],
])('pieces on this phone alone are %s', (_, entries, pieces) => {
  expect(waitingPieces(hem, entries)).toBe(pieces)
})
