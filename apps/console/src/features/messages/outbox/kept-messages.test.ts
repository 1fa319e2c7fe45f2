import type { Message } from '@tahi/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptMessagesOf } from './kept-messages.ts'
import type { Waiting } from './outbox.ts'
import { outboxOf } from './outbox-of.ts'

const message: Waiting = { _id: 'a', recipientId: 'her', text: 'Po', writtenAt: '2026-11-18T02:00:00.000Z' }

beforeEach(() => {
  const items: Record<string, string> = { 'tahi-menu-collapsed': 'true' }
  const methods = {
    getItem: (name: string) => items[name] ?? null,
    setItem: (name: string, value: string) => {
      items[name] = value
    },
    removeItem: (name: string) => {
      delete items[name]
    },
  }
  // As in a browser, the stored items are the object's own keys.
  vi.stubGlobal('localStorage', new Proxy(items, { get: (_, name) => methods[name as 'getItem'] }))
})
afterEach(() => vi.unstubAllGlobals())

test('what was written is there for the same person, and forgotten when somebody else signs in', () => {
  keptMessagesOf('me').keep(message)
  expect(keptMessagesOf('me').read()).toEqual([message])
  expect(keptMessagesOf('her').read()).toEqual([])
  expect(keptMessagesOf('me').read()).toEqual([])
  expect(localStorage.getItem('tahi-menu-collapsed')).toBe('true')
})

test('what is written before the code that sends has come is in the outbox that it begins, and in nobody else’s', () => {
  const outbox = outboxOf('me')
  outbox.add(message)
  expect(outboxOf('me')).toBe(outbox)
  expect(outbox.waiting).toEqual([message])
  expect(outboxOf('her').waiting).toEqual([])
  expect(outboxOf('me').waiting).toEqual([])
})

test('two tabs keep what each has written, in the order it was written', () => {
  const [one, other] = [keptMessagesOf('me'), keptMessagesOf('me')]
  const later = { ...message, _id: '0', writtenAt: '2026-11-18T02:00:01.000Z' }
  other.keep(later)
  one.keep(message)
  expect(keptMessagesOf('me').read()).toEqual([message, later])
  one.forget(message._id)
  expect(keptMessagesOf('me').read()).toEqual([later])
})

test('what the browser has no room for waits and is sent all the same', async () => {
  const setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {}, setItem })
  const outbox = outboxOf('him')
  outbox.add(message)
  expect(outbox.waiting).toEqual([message])
  const sent: string[] = []
  outbox.begin({ send: async ({ _id }) => ({ _id }) as Message, sent: ({ _id }) => void sent.push(_id) })
  await vi.waitFor(() => expect(outbox.waiting).toEqual([]))
  expect(sent).toEqual(['a'])
})
