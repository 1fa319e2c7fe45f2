// Runs in browsers that allowed web push, even when no page of Tahi is open. It stores nothing, fetches nothing and
// intercepts no requests of pages.

self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())))

/** @param {{ id: string, title: string, body: string, href: string | null, tag: string, shownInside: boolean }} push */
async function show({ id, title, body, href, tag, shownInside }) {
  const pages = await openPages()
  // A focused page of Tahi shows it itself.
  if (shownInside && pages.some(({ focused }) => focused)) return
  // What is said of the same thing later takes the place of the former and is heard; a repeat of the same push is not.
  const [former] = await self.registration.getNotifications({ tag })
  const renotify = former !== undefined && former.data.id !== id
  await self.registration.showNotification(title, { body, tag, renotify, data: { id, href } })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

/** @param {{ id: string, href: string | null }} pressed without a page, it stays unread: the bell has all of it */
async function open({ id, href }) {
  const [page] = await openPages()
  if (!page) return self.clients.openWindow(href === null ? '/' : `${href}#pressed=${id}`)
  await page.focus()
  if (href !== null) page.postMessage({ open: href, pressed: id })
}

/** The console's pages only; the employees' application has its own worker. */
async function openPages() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.filter(({ url }) => !/^\/app(\/|$)/.test(new URL(url).pathname))
}
