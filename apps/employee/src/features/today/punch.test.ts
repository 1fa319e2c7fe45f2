import { FailedCall } from '@tahi/client/failed-call'
import { readToday } from '@tahi/contract/today'
import { afterEach, expect, test, vi } from 'vitest'
import { punch } from './punch.ts'

const { sendNow, refresh, add, addWhile, connection, tap } = vi.hoisted(() => ({
  sendNow: vi.fn(),
  refresh: vi.fn(),
  add: vi.fn(),
  addWhile: vi.fn((_action: object, _personId: string, send: () => Promise<boolean>) => send()),
  connection: { hasNetwork: (): boolean => true },
  tap: { phoneTime: '2026-11-18T08:00:00Z', contactAt: null, sinceContact: null },
}))
vi.mock('../../platform/calls.ts', () => ({ refresh }))
vi.mock('../../platform/connection.ts', () => ({ connection }))
vi.mock('../../platform/clock/tap-now.ts', () => ({ tapNow: () => tap }))
vi.mock('../../platform/queue/update-cache.ts', () => ({ updateCache: vi.fn() }))
vi.mock('../../platform/queue/open-queue.ts', () => ({
  queue: { owner: 'nena', entries: [], add, addWhile },
}))
vi.mock('../../platform/queue/send-now.ts', () => ({ sendNow }))

afterEach(() => vi.clearAllMocks())

const day = { timeIn: '', timeZone: 'Asia/Manila' }

test('a refused tap is said, and the day is read anew', async () => {
  const refusal = new FailedCall(409, { success: false, code: 'conflict', msg: 'There is no time in.' })
  sendNow.mockRejectedValue(refusal)
  await expect(punch('out', { ...day, timeIn: '07:00' })).rejects.toBe(refusal)
  expect(refresh).toHaveBeenCalledWith(readToday)
})

test.each(['in', 'out'] as const)('a tap is kept while it is sent, with the same key: %s', async (kind) => {
  sendNow.mockResolvedValue(null)
  await punch(kind, day)
  const [, { body }] = sendNow.mock.lastCall ?? []
  const action = { kind: 'punch', body: { _id: body._id, kind, ...tap } }
  expect(addWhile).toHaveBeenCalledWith(action, 'nena', expect.any(Function))
  await expect(addWhile.mock.results[0]?.value).resolves.toBe(false)
})

test('without any network a tap is only kept', async () => {
  vi.spyOn(connection, 'hasNetwork').mockReturnValueOnce(false)
  await punch('in', day)
  expect([add.mock.calls.length, sendNow.mock.calls.length]).toEqual([1, 0])
})

test('the second of two quick taps is refused where no answer came, and kept no longer', async () => {
  sendNow.mockResolvedValue(null)
  await expect(punch('out', { ...day, timeIn: '16:00' })).rejects.toMatchObject({ status: 400 })
  expect(add).not.toHaveBeenCalled()
})
