import { expect, test } from 'vitest'
import { changesFrom, oneLessUnread, passwordChanged } from './cache-changes.ts'
import type { Sendable } from './sendables.ts'

/** A cached answer of the call after an entry of the kind was stored. */
function known(path: string, answer: object, kind: Sendable, stored: object, id?: string): unknown {
  const query = { params: { id: id ?? 'all' } }
  return changesFrom(kind, { data: stored })
    .filter((one) => 'call' in one)
    .filter(({ call }) => call.path === path)
    .reduce<unknown>((before, { change }) => change(before, query), answer)
}

const unread = (_id: string) => ({ _id, read: false })
const today = '/api/attendance/today'
const quota = {
  _id: 'hem',
  own: 42,
  progress: 100,
  ownEntries: [{ _id: 'a', quotaProgress: 42, createdAt: '1' }],
}
const dayWith = (...quotas: object[]) => ({ data: { date: '2026-11-18', record: null, quotas } })
const pieces = (_id: string, quotaProgress: number, quotaId = 'hem') => ({
  _id,
  quotaId,
  quotaProgress,
  createdAt: '2',
})

test('pieces are among one’s own and in what the line has made', () => {
  expect(known(today, dayWith(quota), 'progress', pieces('b', -5))).toEqual(
    dayWith({
      _id: 'hem',
      own: 37,
      progress: 95,
      ownEntries: [{ _id: 'b', quotaProgress: -5, createdAt: '2' }, ...quota.ownEntries],
    }),
  )
})

test.each([
  ['that are known already count once', pieces('a', 42)],
  ['of another quota change nothing', pieces('b', 7, 'collar')],
])('pieces %s', (_, entry) => {
  expect(known(today, dayWith(quota), 'progress', entry)).toEqual(dayWith(quota))
})

test.each([
  [
    'of the day stand in it',
    { date: '2026-11-18', timeIn: '07:00' },
    { date: '2026-11-18', timeIn: '07:00' },
  ],
  ['of yesterday do not', { date: '2026-11-17', timeIn: '07:00' }, null],
])('times %s', (_, record, shown) => {
  expect(known(today, dayWith(), 'punch', { record, claim: {} })).toMatchObject({ data: { record: shown } })
})

test('times are kept by themselves too: the day that is known may be yesterday’s', () => {
  const record = { date: '2026-11-18', timeIn: '07:00' }
  expect(changesFrom('punch', { data: { record } })).toContainEqual({
    path: 'stored-times',
    answer: { data: record },
  })
})

test('a tap that could not be recorded changes nothing', () => {
  expect(changesFrom('punch', { data: { record: null, claim: {} } })).toEqual([])
})

test.each(['correction', 'withdrawCorrection'] as const)('a request stands on its day: %s', (kind) => {
  const month = { data: { days: [{ date: '2026-11-16' }, { date: '2026-11-17' }] } }
  const request = { _id: 'a', date: '2026-11-17', state: 'requested' }
  expect(known('/api/attendance/month', month, kind, request)).toEqual({
    data: { days: [{ date: '2026-11-16' }, { date: '2026-11-17', correction: request }] },
  })
})

const page = (...data: object[]) => ({ data, total: 30 + data.length })
const leaves = '/api/leave/:id'

test.each<[string, Sendable, object, object]>([
  ['new comes first', 'leave', { _id: 'b' }, page({ _id: 'b' }, { _id: 'a', version: 1 })],
  ['that was changed stays in its place', 'leave', { _id: 'a', version: 2 }, page({ _id: 'a', version: 2 })],
  ['that was withdrawn is gone', 'withdrawLeave', { _id: 'a' }, page()],
  [
    'withdrawn that is not there changes nothing',
    'withdrawLeave',
    { _id: 'b' },
    page({ _id: 'a', version: 1 }),
  ],
])('a leave %s', (_, kind, stored, list) => {
  expect(known(leaves, page({ _id: 'a', version: 1 }), kind, stored)).toEqual(list)
})

test.each([
  ['itself', 'a', { _id: 'a', version: 2 }],
  ['of another', 'b', { _id: 'b', version: 1 }],
])('the form of a leave that was changed has %s', (_, _id, shown) => {
  const changed = { _id: 'a', version: 2 }
  expect(known('/api/leave/record/:id', { data: { _id, version: 1 } }, 'leave', changed)).toEqual({
    data: shown,
  })
})

test.each([
  ['the last of its thread', 'hr', page({ _id: 'a' }, { _id: 'b', recipientId: 'hr' })],
  ['in no other', 'other', page({ _id: 'a' })],
])('a message is %s', (_, thread, shown) => {
  const message = { _id: 'b', recipientId: 'hr' }
  expect(known('/api/messages/:id', page({ _id: 'a' }), 'message', message, thread)).toEqual(shown)
})

test('what is read is new no longer, and nothing else', () => {
  const list = { data: [unread('a'), unread('b')], total: 2 }
  expect(known('/api/prod/anc/:id', list, 'reading', { _id: 'b' })).toEqual({
    data: [unread('a'), { _id: 'b', read: true }],
    total: 2,
  })
})

test.each([
  ['that lasts until the day', '2026-11-18', 2, 1],
  ['that is over was not counted', '2026-11-17', 2, 2],
  ['when none is counted', '2026-11-18', 0, 0],
])('one less is unread: an announcement %s', (_, endDate, announcements, left) => {
  const day = (count: number) => ({
    data: { date: '2026-11-18', unread: { announcements: count, messages: 1 } },
  })
  expect(oneLessUnread({ endDate }).change(day(announcements), {})).toEqual(day(left))
})

test('a changed password need not be changed again', () => {
  const answer = { data: { firstName: 'Nena', mustChangePassword: true } }
  expect(passwordChanged.change(answer, {})).toEqual({
    data: { firstName: 'Nena', mustChangePassword: false },
  })
})
