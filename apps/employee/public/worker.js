// The application's service worker. It caches the application's own files, so that the application opens offline, and
// shows web pushes. Server replies are not cached here: src/platform/known.ts does that.

// The build writes the addresses of the files and a hash of their content here.
const files = []
const version = ''
const page = '/app/'
const cacheName = `tahi-${version}`

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))
self.addEventListener('activate', (event) => event.waitUntil(dropOldFiles()))
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting()
  if (event.data === 'take-up') event.waitUntil(self.clients.claim())
})

async function keepFiles() {
  const shown = await fetch(page)
  if (!shown.ok) throw new Error(`The page was answered with ${shown.status}.`)
  const named = (await shown.clone().text()).match(/\/app\/assets\/[^"]+/g) ?? []
  // A proxy may answer for the server, with a page of its own such as 'Back soon'. Cached, it would be the application.
  if (named.length === 0) throw new Error('This is not the page of the application.')
  // While servers are upgraded one by one, the page may come from a server of another version. Cached with these
  // files, it would stay blank. The browser tries again when it checks for a new version.
  if (!named.every((name) => files.includes(name))) throw new Error('The page is of another version.')
  const answers = await Promise.all(files.map(fileAt))
  const cache = await caches.open(cacheName)
  await Promise.all(files.map((name, index) => cache.put(name, answers[index])))
  await cache.put(page, shown)
}

/** @param {string} name */
async function fileAt(name) {
  const answer = await fetch(name)
  if (!answer.ok || answer.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`${name} was not answered.`)
  return answer
}

async function dropOldFiles() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || !/^\/app(\/|$)/.test(pathname)) return
  event.respondWith(answer(request.mode === 'navigate' ? page : request))
})

/** @param {string | Request} asked */
async function answer(asked) {
  const cache = await caches.open(cacheName)
  return (await cache.match(asked)) ?? fetch(asked)
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())))

/** @param {{ id: string, title: string, body: string, href: string | null, tag: string, shownInside: boolean }} push */
async function show({ id, title, body, href, tag, shownInside }) {
  const pages = await openPages()
  // With Tahi in view, the page itself shows the message.
  if (shownInside && pages.some(({ focused }) => focused)) return
  // What is said of the same thing later takes the place of the former and is heard; a repeat of the same push is not.
  const [former] = await self.registration.getNotifications({ tag })
  const renotify = former !== undefined && former.data.id !== id
  const shown = { body, tag, renotify, icon: '/app/icon-192.png', data: { id, href } }
  await self.registration.showNotification(title, shown)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

/** @param {{ id: string, href: string | null }} pressed without a page, that of all notifications is opened */
async function open({ id, href }) {
  const address = href ?? `${page}notifications`
  const [shown] = await openPages()
  if (!shown) return self.clients.openWindow(`${address}#pressed=${id}`)
  await shown.focus()
  shown.postMessage({ open: address, pressed: id })
}

/** Pages of this application; the console has its own worker. */
async function openPages() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.filter(({ url }) => /^\/app(\/|$)/.test(new URL(url).pathname))
}
