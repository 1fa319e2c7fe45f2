import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

const script = readFileSync(new URL('../../public/worker.js', import.meta.url), 'utf8')

const ownPage = (version: number) =>
  `<link rel="stylesheet" href="/app/assets/index-${version}.css"><script src="/app/assets/index-${version}.js"></script>`
const proxysPage = '<h1>Back soon</h1>'
const isHtml = { headers: { 'content-type': 'text/html; charset=utf-8' } }

/** Installs version 1 while the server gives these answers. @returns what is kept */
async function installed(page: string, file = new Response('its content')) {
  const handlers = new Map<string, (event: unknown) => void>()
  const kept: string[] = []
  const files = ['/app/assets/index-1.js', '/app/assets/index-1.css']
  runInNewContext(script.replace('const files = []', `const files = ${JSON.stringify(files)}`), {
    URL,
    caches: { open: async () => ({ put: async (name: string) => kept.push(name) }) },
    fetch: async (asked: string) => (asked === '/app/' ? new Response(page, isHtml) : file),
    self: {
      addEventListener: (name: string, handle: (event: unknown) => void) => handlers.set(name, handle),
    },
  })
  let done: unknown
  handlers.get('install')?.({
    waitUntil: (work: unknown) => {
      done = work
    },
  })
  await done
  return kept
}

test('a version is installed with its own page and files', async () => {
  expect(await installed(ownPage(1))).toEqual(['/app/assets/index-1.js', '/app/assets/index-1.css', '/app/'])
})

test.each([
  ['the page of another version', ownPage(2), undefined, 'another version'],
  ['the page of a proxy', proxysPage, undefined, 'not the page of the application'],
  ['a proxy’s page for a file', ownPage(1), new Response(proxysPage, isHtml), 'was not answered'],
  ['no such file', ownPage(1), new Response('', { status: 404 }), 'was not answered'],
])('it is not installed with %s', async (_, page, file, why) => {
  await expect(installed(page, file)).rejects.toThrow(why)
})

/** The worker's handlers, in a browser with these parts. */
function workerIn(self: object) {
  const handlers = new Map<string, (event: unknown) => void>()
  const addEventListener = (name: string, handle: (event: unknown) => void) => handlers.set(name, handle)
  runInNewContext(script, { URL, self: { addEventListener, ...self } })
  return async (name: string, event: object) => {
    let done: unknown
    const waitUntil = (work: unknown) => {
      done = work
    }
    handlers.get(name)?.({ ...event, waitUntil })
    await done
  }
}

/** Taps a push. @returns what is opened in a new window, and in the one that is open */
async function tapped(href: string | null, isOpen: boolean) {
  const opened = vi.fn()
  const shown = vi.fn()
  const page = { url: 'https://tahi.example/app/pay', focus: async () => {}, postMessage: shown }
  const happens = workerIn({ clients: { matchAll: async () => (isOpen ? [page] : []), openWindow: opened } })
  await happens('notificationclick', { notification: { close: () => {}, data: { id: 'told', href } } })
  return { opened: opened.mock.calls.flat(), shown: shown.mock.calls.flat() }
}

test('a push opens what it tells of, and says which it was', async () => {
  expect(await tapped('/app/pay/1', false)).toEqual({ opened: ['/app/pay/1#pressed=told'], shown: [] })
  expect(await tapped('/app/pay/1', true)).toEqual({
    opened: [],
    shown: [{ open: '/app/pay/1', pressed: 'told' }],
  })
})

test('one that leads nowhere opens the notifications, where all of it can be read', async () => {
  expect((await tapped(null, false)).opened).toEqual(['/app/notifications#pressed=told'])
  expect((await tapped(null, true)).shown).toEqual([{ open: '/app/notifications', pressed: 'told' }])
})

test('a push is heard again when it says something new of what is shown, and not when it is repeated', async () => {
  const shown = new Map<string, { data: unknown; renotify: boolean }>()
  const happens = workerIn({
    clients: { matchAll: async () => [] },
    registration: {
      getNotifications: async ({ tag }: { tag: string }) => [shown.get(tag)].filter(Boolean),
      showNotification: async (_: string, one: { tag: string; data: unknown; renotify: boolean }) =>
        shown.set(one.tag, one),
    },
  })
  const heard: unknown[] = []
  for (const [id, tag] of [
    ['first', 'leave-1'],
    ['first', 'leave-1'],
    ['second', 'leave-1'],
    ['third', 'leave-2'],
  ] as const) {
    const push = { id, tag, title: 'Leave requested', body: 'Ana', href: '/app/leave', shownInside: true }
    await happens('push', { data: { json: () => push } })
    heard.push(shown.get(tag)?.renotify)
  }
  expect(heard).toEqual([false, false, true, false])
})
