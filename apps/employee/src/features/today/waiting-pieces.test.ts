import { expect, test } from 'vitest'
import type { Entry } from '../../platform/queue/entry.ts'
import { waitingPieces } from './waiting-pieces.ts'

const entry = (_id: string, quotaProgress: number, refused?: string, quotaId = 'hem'): Entry => ({
  personId: 'nena',
  kind: 'progress',
  body: { _id, quotaId, quotaProgress },
  writtenAt: 0,
  ...(refused && { refused }),
})
const withdrawal: Entry = { personId: 'nena', kind: 'withdrawLeave', body: { _id: 'a' }, writtenAt: 0 }
const hem = { _id: 'hem', ownEntries: [{ _id: 'stored', quotaProgress: 42, createdAt: '' }] }

test.each<[string, Entry[], number]>([
  ['none', [], 0],
  ['those that wait, corrections taken off', [entry('a', 30), entry('b', -4)], 26],
  ['not what the server has and has not answered yet', [entry('stored', 42), entry('a', 30)], 30],
  ['not what was refused', [entry('a', 30, 'Why')], 0],
  ['not those of another quota', [entry('a', 30, undefined, 'collar')], 0],
  ['nothing else', [withdrawal], 0],
])('pieces on this phone alone are %s', (_, entries, pieces) => {
  expect(waitingPieces(hem, entries)).toBe(pieces)
})
