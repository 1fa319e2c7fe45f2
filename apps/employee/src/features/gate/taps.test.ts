import type { GateAnswer } from '@tahi/contract/gate-mode'
import { isSentAtOnce } from '@tahi/domain'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StoredTap, Tap } from './tap-queue.ts'
import { tap, tend } from './taps.ts'

const phone = vi.hoisted(() => ({
  kept: [] as StoredTap[],
  /** The bodies that were sent, and how long each answer takes, in milliseconds. */
  sent: [] as { phoneTime: string; sentAt: string }[],
  answerAfterMs: 0,
}))

vi.mock('./gate-store.ts', () => ({
  keptTaps: {
    read: async () => phone.kept,
    add: async (added: Tap) => void phone.kept.push({ ...added, place: 1 }),
    remove: async () => void phone.kept.pop(),
  },
}))
vi.mock('./pairing.ts', () => ({
  pairing: { read: () => ({ sealKey: 'key' }), subscribe: () => () => {} },
  async sendAsGate(_: object, { body }: { body: { phoneTime: string; sentAt: string } }) {
    phone.sent.push(body)
    await new Promise((resolve) => setTimeout(resolve, phone.answerAfterMs))
    return { data: refusal }
  },
}))
vi.mock('./roster.ts', () => ({
  roster: { read: () => null, restore: async () => {}, refresh: async () => {}, learn: async () => {} },
}))
vi.mock('@tahi/contract/gate-seal', () => ({ sealPin: async () => 'sealed' }))
vi.mock('../../platform/alone.ts', () => ({ alone: () => (run: () => Promise<void>) => run() }))
vi.mock('../../platform/connection.ts', () => ({
  connection: { isServerReached: () => true, subscribe: () => () => {} },
}))
vi.mock('../../platform/clock/tap-now.ts', () => ({
  tapNow: () => ({ phoneTime: new Date().toISOString(), sinceContact: 0, contactAt: null, setBack: 0 }),
  sentNow: (tapped: object) => ({ ...tapped, sentAt: new Date().toISOString() }),
}))

const refusal: GateAnswer = { outcome: 'refused', name: '', kind: null, time: null }

beforeEach(() => {
  vi.useFakeTimers()
  phone.kept = []
  phone.sent = []
})
afterEach(() => vi.useRealTimers())

test('a refusal ends a tap that its person saw refused', async () => {
  phone.answerAfterMs = 2_000
  const told = tap('1', '2580', () => {})
  await vi.advanceTimersByTimeAsync(2_000)
  expect([await told, phone.kept]).toEqual([refusal, []])
})

test('a refusal after it was said to be kept does not: it is sent again late, so that HR sees it', async () => {
  const stop = tend()
  phone.answerAfterMs = 3_500
  const onLate = vi.fn()
  const told = tap('1', '2580', onLate)
  await vi.advanceTimersByTimeAsync(3_500)
  expect([await told, phone.kept.length]).toEqual([null, 1])
  expect(onLate).toHaveBeenCalledWith(refusal)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(phone.kept).toEqual([])
  expect(phone.sent.map(isSentAtOnce)).toEqual([...phone.sent.slice(1).map(() => true), false])
  stop()
})
