// Runs in browsers that allowed web push, even when no page of Tahi is open. It stores nothing, fetches nothing and
// intercepts no requests of pages.

self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())))

/** @param {{ title: string, body: string, href: string | null, tag: string, shownInside: boolean }} push */
async function show({ title, body, href, tag, shownInside }) {
  const pages = await openPages()
  // A focused page of Tahi shows it itself.
  if (shownInside && pages.some(({ focused }) => focused)) return
  await self.registration.showNotification(title, { body, tag, data: { href } })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.href))
})

/** @param {string | null} href */
async function open(href) {
  const [page] = await openPages()
  if (!page) return self.clients.openWindow(href ?? '/')
  await page.focus()
  if (href !== null) page.postMessage({ open: href })
}

/** The console's pages only; the employees' application has its own worker. */
async function openPages() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.filter(({ url }) => !/^\/app(\/|$)/.test(new URL(url).pathname))
}
