import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

const script = readFileSync(new URL('../../../../public/push-worker.js', import.meta.url), 'utf8')

/** Makes an event happen in the worker, in a browser with these parts. */
async function happens(name: string, event: object, parts: object) {
  const handlers = new Map<string, (event: unknown) => void>()
  const addEventListener = (event: string, handle: (event: unknown) => void) => handlers.set(event, handle)
  runInNewContext(script, { URL, self: { addEventListener, ...parts } })
  let done: unknown
  const waitUntil = (work: unknown) => {
    done = work
  }
  handlers.get(name)?.({ ...event, waitUntil })
  await done
}

test.each([
  ['nothing', [], false],
  ['the same push', [{ data: { id: 'told' } }], false],
  ['another of its topic', [{ data: { id: 'earlier' } }], true],
])('a push is shown in place of %s', async (_, former, renotify) => {
  const push = { id: 'told', tag: 'leave-1', title: 'Leave requested', body: 'Ana', href: '/leaves' }
  const showNotification = vi.fn()
  const registration = { getNotifications: async () => former, showNotification }
  await happens(
    'push',
    { data: { json: () => push } },
    { registration, clients: { matchAll: async () => [] } },
  )
  expect(showNotification).toHaveBeenCalledWith('Leave requested', {
    body: 'Ana',
    tag: 'leave-1',
    renotify,
    data: { id: 'told', href: '/leaves' },
  })
})

test.each([
  ['/leaves', '/leaves#pressed=told', { open: '/leaves', pressed: 'told' }],
  // The bell has all of it, and what is unread is found there.
  [null, '/', undefined],
])('a press on one that leads to %s', async (href, address, message) => {
  const opened = vi.fn()
  const sent = vi.fn()
  const page = { url: 'https://tahi.example/', focus: async () => {}, postMessage: sent }
  const notification = { close: () => {}, data: { id: 'told', href } }
  for (const pages of [[], [page]])
    await happens(
      'notificationclick',
      { notification },
      { clients: { matchAll: async () => pages, openWindow: opened } },
    )
  expect(opened.mock.calls).toEqual([[address]])
  expect(sent.mock.calls.flat()).toEqual(message ? [message] : [])
})
