import type { GateAnswer, GateRoster } from '@tahi/contract/gate-mode'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Tap } from './tap-queue.ts'

const now = '2026-11-18T07:00:00+08:00'
const held = vi.hoisted(() => ({
  kept: undefined as unknown,
  isShut: false,
  /** Resolves each request for names, in the order of the requests. */
  arrive: [] as ((names: unknown) => void)[],
}))
vi.mock('./gate-store.ts', () => ({
  keptRoster: {
    read: async () => held.kept,
    put: async (names: unknown) => {
      if (held.isShut) throw new DOMException('', 'AbortError')
      held.kept = names
    },
    forget: async () => {},
  },
}))
vi.mock('./pairing.ts', () => ({
  pairing: { read: () => 'paired', onChange() {} },
  sendAsGate: () => new Promise((resolve) => held.arrive.push((names: unknown) => resolve({ data: names }))),
}))
vi.mock('../../platform/clock/watch.ts', () => ({ clockWatch: { serverTime: () => new Date(now) } }))

const names = (timeIn: string, gateName = 'Gate') =>
  ({
    gateName,
    timeZone: 'Asia/Manila',
    today: '2026-11-18',
    people: [{ code: 'ana', name: 'Ana', hasPin: true, timeIn, timeOut: '' }],
  }) as GateRoster
const tap = { code: 'ana', phoneTime: now, contactAt: null, sinceContact: null } as Tap
const answer: GateAnswer = { outcome: 'recorded', name: 'Ana', kind: 'in', time: '07:00' }

let roster: typeof import('./roster.ts')['roster']

beforeEach(async () => {
  vi.resetModules()
  held.kept = names('')
  held.isShut = false
  held.arrive = []
  roster = (await import('./roster.ts')).roster
})

test('what was answered to a tap is known, and kept for when the tablet is switched on again', async () => {
  await roster.restore()
  await roster.learn(tap, answer)
  expect([roster.read(), held.kept]).toEqual([names('07:00'), names('07:00')])
})

test('it is known also where the database is shut, or was not read yet', async () => {
  held.isShut = true
  await roster.learn(tap, answer)
  expect(roster.read()).toEqual(names('07:00'))
})

test('names that were asked for before a tap was answered do not take its time away', async () => {
  await roster.restore()
  const read = roster.refresh()
  await roster.learn(tap, answer)
  held.arrive[0]?.(names(''))
  await read
  expect([roster.read(), held.kept]).toEqual([names('07:00'), names('07:00')])
  const later = roster.refresh()
  held.arrive[1]?.(names('06:55'))
  await later
  expect(roster.read()).toEqual(names('06:55'))
})

test('names that were asked for before those that are known come too late', async () => {
  const reads = [roster.refresh(), roster.refresh()]
  held.arrive[1]?.(names('', 'new'))
  await reads[1]
  held.arrive[0]?.(names('', 'old'))
  await reads[0]
  expect(roster.read()?.gateName).toBe('new')
})
