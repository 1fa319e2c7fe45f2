import { FailedCall } from '@tahi/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginOutbox } from './begin-outbox.ts'
import { outboxOf } from './outbox-of.ts'

const byHttp = vi.hoisted(() => vi.fn())
vi.mock('../../../platform/live.ts', () => ({
  live: { onConnect: () => () => {}, send: () => Promise.reject(new FailedCall()) },
}))
vi.mock('../../../platform/session/session.ts', () => ({ client: { send: byHttp } }))
vi.mock('../thread/thread-query.ts', () => ({ addMessage: () => {} }))

const written = { _id: 'a', recipientId: 'her', text: 'Po', writtenAt: '2026-11-18T02:00:00.000Z' }
const end = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  end.mockImplementation(beginOutbox('me'))
})
afterEach(() => {
  // The module keeps its state between tests.
  outboxOf('me').delete(written._id)
  end()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('where no answer comes in time the message waits', async () => {
  const tooLate = AbortSignal.abort(new DOMException('', 'TimeoutError'))
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(tooLate)
  byHttp.mockRejectedValue(tooLate.reason)
  outboxOf('me').add(written)
  await vi.advanceTimersByTimeAsync(0)
  expect(outboxOf('me').waiting).toEqual([written])
})

test('where the console itself fails the writer is told, instead of trying for ever', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  byHttp.mockRejectedValue(new TypeError('x is not a function'))
  outboxOf('me').add(written)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(outboxOf('me').waiting).toEqual([{ ...written, refused: 'An unexpected error occurred' }])
})
