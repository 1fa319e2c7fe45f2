import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

const script = readFileSync(new URL('../../public/worker.js', import.meta.url), 'utf8')

/** Taps a push. @returns what is opened in a new window, and in the one that is open */
async function tapped(href: string | null, isOpen: boolean) {
  const handlers = new Map<string, (event: unknown) => void>()
  const opened = vi.fn()
  const shown = vi.fn()
  const page = { url: 'https://tahi.example/app/pay', focus: async () => {}, postMessage: shown }
  const clients = { matchAll: async () => (isOpen ? [page] : []), openWindow: opened }
  const addEventListener = (name: string, handle: (event: unknown) => void) => handlers.set(name, handle)
  runInNewContext(script, { URL, self: { addEventListener, clients } })
  let done: unknown
  handlers.get('notificationclick')?.({
    notification: { close: () => {}, data: { href } },
    waitUntil: (work: unknown) => {
      done = work
    },
  })
  await done
  return { opened: opened.mock.calls.flat(), shown: shown.mock.calls.flat() }
}

test('a push opens what it tells of', async () => {
  expect(await tapped('/app/pay/1', false)).toEqual({ opened: ['/app/pay/1'], shown: [] })
  expect(await tapped('/app/pay/1', true)).toEqual({ opened: [], shown: [{ open: '/app/pay/1' }] })
})

test('one that leads nowhere opens the notifications, where all of it can be read', async () => {
  expect(await tapped(null, false)).toEqual({ opened: ['/app/notifications'], shown: [] })
  expect(await tapped(null, true)).toEqual({ opened: [], shown: [{ open: '/app/notifications' }] })
})
