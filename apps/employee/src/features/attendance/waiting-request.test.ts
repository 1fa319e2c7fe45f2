import { expect, test } from 'vitest'
import type { EnteredEntry } from '../../platform/queue/entry.ts'
import { waitingRequest } from './waiting-request.ts'

const day = '2026-11-17'
const asked = (_id: string, date = day) => ({ kind: 'correction', body: { _id, date } })
const withdrawn = { kind: 'withdrawCorrection', body: { _id: 'a' }, about: { date: day } }
const { body } = asked('a')

test.each<[string, object[], object]>([
  ['nothing waits', [], { isWithdrawn: false }],
  ['a request waits', [asked('a')], { asked: body, isWithdrawn: false }],
  ['that of another day', [asked('a', '2026-11-16')], { isWithdrawn: false }],
  ['one that the server refused', [{ ...asked('a'), refused: 'No' }], { isWithdrawn: false }],
  ['one is taken back that may be stored', [asked('a'), withdrawn], { asked: body, isWithdrawn: true }],
  ['one is taken back that HR has', [withdrawn], { isWithdrawn: true }],
  ['its withdrawal was refused', [{ ...withdrawn, refused: 'No' }], { isWithdrawn: false }],
])('%s', (_, entries, expected) => {
  expect(waitingRequest(entries as EnteredEntry[], day)).toEqual(expected)
})
