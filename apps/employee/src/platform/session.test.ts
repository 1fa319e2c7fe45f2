import { beforeEach, expect, test, vi } from 'vitest'
import { NotKept } from './not-kept.ts'

vi.mock('./watch-answer.ts', () => ({ watchAnswer: () => {} }))
vi.mock('@tahi/client/client', () => ({ createClient: () => ({}) }))

let kept: Record<string, string>
/** Characters that the phone's storage has room for. */
let room: number

const size = () => Object.entries(kept).flat().join('').length
const storage = {
  getItem: (name: string) => kept[name] ?? null,
  setItem(name: string, value: string) {
    const before = kept
    kept = { ...kept, [name]: value }
    if (size() <= room) return
    kept = before
    throw new DOMException('', 'QuotaExceededError')
  },
  removeItem(name: string) {
    delete kept[name]
  },
}

beforeEach(() => {
  vi.resetModules()
  kept = {}
  room = 1000
  vi.stubGlobal('localStorage', storage)
})
const start = async () => (await import('./session.ts')).session

test('without room for a session none begins, and the phone stays the former person’s', async () => {
  kept = { 'tahi-person': 'nena', 'tahi-session-lost': 'yes' }
  const before = { ...kept }
  const session = await start()
  room = size()
  expect(() => session.begin('a-token', 'rosa')).toThrow(expect.objectContaining({ name: NotKept.name }))
  expect([session.signedIn(), session.personId(), kept]).toEqual([null, 'nena', before])
  room = 1000
  session.begin('a-token', 'rosa')
  expect([session.token(), session.signedIn(), session.wasLost()]).toEqual(['a-token', 'rosa', false])
})

test('a session is lost without room for the mark too', async () => {
  const session = await start()
  session.begin('a-long-token-of-a-server', 'rosa')
  room = size()
  session.lose()
  expect([session.token(), session.wasLost()]).toEqual([null, true])
})
