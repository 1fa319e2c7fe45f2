import { FailedCall } from '@tahi/client/failed-call'
import type { Leave } from '@tahi/contract/leave'
import { expect, test, vi } from 'vitest'
import type { Action, Entry } from './entry.ts'
import { sendEntry } from './send-entry.ts'

const { send, updateCache } = vi.hoisted(() => ({ send: vi.fn(), updateCache: vi.fn() }))
vi.mock('../calls.ts', () => ({ send, refreshing: { askEverything() {} } }))
vi.mock('./update-cache.ts', () => ({ updateCache }))
vi.mock('../clock/watch.ts', () => ({
  clockWatch: { read: () => ({ phone: 0, contactAt: null, setBack: 0 }) },
}))

const tap = { phoneTime: '', sinceContact: null, contactAt: null, setBack: 0 }
const actions = {
  punch: { kind: 'punch', body: { _id: 'a', kind: 'in', ...tap } },
  progress: { kind: 'progress', body: { _id: 'a', quotaId: 'hem', quotaProgress: 4, tapped: tap } },
  leave: { kind: 'leave', body: { _id: 'a', date: '', dateEnd: '', details: '' } },
  reading: { kind: 'reading', body: { _id: 'a', edition: 2 } },
} as const satisfies Record<string, Action>
const entry = (kind: keyof typeof actions): Entry => ({ personId: 'nena', writtenAt: 0, ...actions[kind] })

test('what is never answered waits', async () => {
  send.mockRejectedValue(new FailedCall())
  expect(await sendEntry(entry('punch'))).toEqual({ is: 'unanswered' })
})

test.each([
  ['stored', { version: 3 }, { is: 'stored', version: 3 }],
  ['stored', { record: null, claim: { outcome: 'kept' } }, { is: 'stored' }],
  [
    'refused',
    { record: null, claim: { outcome: 'refused', reason: 'longAgo' } },
    { is: 'refused', why: 'longAgo' },
  ],
])('what is answered as %s with %j is %j', async (_, data, outcome) => {
  send.mockResolvedValue({ data })
  expect(await sendEntry(entry('punch'))).toEqual(outcome)
})

test.each([
  ['punch', { _id: 'a', kind: 'in', ...tap, sentAt: '1970-01-01T00:00:00.000Z' }],
  [
    'progress',
    { _id: 'a', quotaId: 'hem', quotaProgress: 4, tapped: { ...tap, sentAt: '1970-01-01T00:00:00.000Z' } },
  ],
  ['leave', actions.leave.body],
] as const)(
  'of a %s the tap alone says when it is sent, and the call itself gives up in time',
  async (kind, body) => {
    send.mockResolvedValue({ data: {} })
    await sendEntry(entry(kind))
    expect(send).toHaveBeenCalledWith(expect.anything(), { body })
  },
)

test('nobody is told that what they read was taken back meanwhile', async () => {
  send.mockRejectedValue(
    new FailedCall(404, { success: false, msg: 'Not found', code: 'not_found', errors: [] }),
  )
  expect(await sendEntry(entry('leave'))).toEqual({ is: 'refused', why: 'Not found' })
  expect(await sendEntry(entry('reading'))).toEqual({ is: 'stored' })
})

test('the newer version for which a leave is refused is known as soon as the refusal is', async () => {
  const [_id, day] = ['5b0f1c8e-0000-4000-8000-000000000001', '2026-12-11']
  const newer: Leave = {
    _id,
    userId: _id,
    employee: { _id, userId: 'EMP-00001', firstName: 'Nena', lastName: 'Cruz' },
    branchId: _id,
    branchName: 'San Isidro',
    leaveType: 'Sick',
    date: day,
    dateEnd: day,
    days: 1,
    state: 'requested',
    status: false,
    details: '',
    decidedBy: null,
    decidedAt: null,
    version: 2,
    createdAt: '2026-12-01T00:00:00.000Z',
    can: ['change'],
  }
  send.mockRejectedValue(new FailedCall(409, { success: false, msg: 'Changed', code: 'stale', data: newer }))
  expect(await sendEntry(entry('leave'))).toEqual({ is: 'refused', why: 'Changed' })
  const [changes, personId] = updateCache.mock.lastCall ?? [[]]
  expect(changes[0].change({ data: [], total: 0 }, {})).toEqual({ data: [newer], total: 1 })
  // Also where no list is cached.
  expect(changes.at(-1)).toMatchObject({ input: { params: { id: _id } }, answer: { data: newer } })
  expect(personId).toBe('nena')
})
