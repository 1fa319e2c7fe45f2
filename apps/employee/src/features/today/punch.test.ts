import { FailedCall } from '@tahi/client/failed-call'
import { readToday } from '@tahi/contract/today'
import { expect, test, vi } from 'vitest'
import { punch } from './punch.ts'

const { sendNow, refresh, add, tap } = vi.hoisted(() => ({
  sendNow: vi.fn(),
  refresh: vi.fn(),
  add: vi.fn(),
  tap: { phoneTime: '2026-11-18T08:00:00Z', contactAt: null, sinceContact: null },
}))
vi.mock('../../platform/calls.ts', () => ({ refresh }))
vi.mock('../../platform/clock/tap-now.ts', () => ({ tapNow: () => tap }))
vi.mock('../../platform/queue/update-cache.ts', () => ({ updateCache: vi.fn() }))
vi.mock('../../platform/queue/open-queue.ts', () => ({ queue: { owner: 'nena', entries: [], add } }))
vi.mock('../../platform/queue/send-now.ts', () => ({ sendNow }))

test('a refused tap is said, and the day is read anew', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const refusal = new FailedCall(409, { success: false, code: 'conflict', msg: 'There is no time in.' })
  sendNow.mockRejectedValue(refusal)
  await expect(punch('out', { timeIn: '07:00', timeZone: 'Asia/Manila' })).rejects.toBe(refusal)
  expect(refresh).toHaveBeenCalledWith(readToday)
  vi.unstubAllGlobals()
})

test.each(['in', 'out'] as const)(
  'a tap that nobody answered is kept with the key that was sent: %s',
  async (kind) => {
    vi.stubGlobal('navigator', { onLine: true })
    sendNow.mockResolvedValue(null)
    await punch(kind, { timeIn: '', timeZone: 'Asia/Manila' })
    const [, { body }] = sendNow.mock.lastCall ?? []
    expect(add).toHaveBeenLastCalledWith({ kind: 'punch', body: { _id: body._id, kind, ...tap } }, 'nena')
    vi.unstubAllGlobals()
  },
)
