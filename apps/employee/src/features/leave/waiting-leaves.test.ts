import { expect, test } from 'vitest'
import type { Action, StoredEntry } from '../../platform/queue/entry.ts'
import { waitingLeaves } from './waiting-leaves.ts'

const entry = (place: number, action: Action & { refused?: string }): StoredEntry => ({
  place,
  personId: 'ana',
  writtenAt: 0,
  ...action,
})
const days = { date: '2026-12-01', dateEnd: '2026-12-02', details: '' }

test('of each leave the latest that waits is told, with its place', () => {
  const { saved } = waitingLeaves([
    entry(1, { kind: 'leave', body: { _id: 'a', leaveType: 'Sick', ...days } }),
    entry(2, { kind: 'message', body: { _id: 'm', recipientId: 'rosa', text: 'Po' } }),
    entry(3, { kind: 'leave', body: { _id: 'b', ...days } }),
    entry(4, { kind: 'leave', body: { _id: 'b', ...days, dateEnd: '2026-12-05' } }),
  ])
  expect([...saved.keys()]).toEqual(['a', 'b'])
  expect(saved.get('a')).toMatchObject({ place: 1, leaveType: 'Sick' })
  expect(saved.get('b')).toMatchObject({ place: 4, dateEnd: '2026-12-05' })
  expect(saved.get('b')?.refused).toBeUndefined()
})

test('what the server did not take says why', () => {
  const { saved } = waitingLeaves([
    entry(1, { kind: 'leave', body: { _id: 'a', leaveType: 'Sick', ...days }, refused: 'It overlaps.' }),
  ])
  expect(saved.get('a')).toMatchObject({ place: 1, refused: 'It overlaps.' })
})

test('withdrawals wait, or were refused', () => {
  const { saved, withdrawn, refusedWithdrawals } = waitingLeaves([
    entry(1, { kind: 'withdrawLeave', body: { _id: 'a' } }),
    entry(2, { kind: 'withdrawLeave', body: { _id: 'b' }, refused: 'It is decided.' }),
  ])
  expect([...withdrawn]).toEqual(['a'])
  expect(refusedWithdrawals).toEqual(new Map([['b', { place: 2, refused: 'It is decided.' }]]))
  expect(saved.size).toBe(0)
})
