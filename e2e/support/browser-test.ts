import { type Browser, expect, type Page, test as plain } from '@playwright/test'
import { logout } from '@tahi/contract'
import { expectAccessible } from './accessible.ts'
import { clientWith, serverTime, sessionOf } from './client.ts'
import { origin } from './demo-company.ts'
import { printLeft, watchCalls } from './failure-report.ts'
import { type Beginning, Server } from './server.ts'

interface Fixtures {
  /** Signs in with a call, and opens a page; the login page has its own journey. */
  signIn: (userId: string, path?: string) => Promise<void>
  /** Fails on any accessibility violation on the page, in the light and in the dark theme. */
  expectAccessible: () => Promise<void>
}

/**
 * A test on its worker's own server, in a company that only the journeys of its file use: the demo company, unless the file
 * starts without one. It also fails when the page logs or throws an error that the file does not expect.
 */
export const test = plain.extend<
  Fixtures & { beginning: Beginning; expectedErrors: RegExp[]; served: undefined; watched: undefined },
  { server: Server }
>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const server = new Server()
      await use(server)
      await server.end()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  beginning: ['demo company', { option: true }],
  served: [
    async ({ server, beginning }, use, { file }) => {
      await server.serve(file, beginning)
      await use(undefined)
    },
    { auto: true, timeout: 180_000 },
  ],
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ page, served: _, expectedErrors }, use, testInfo) => {
      const unanswered = watchCalls(page)
      const errors: string[] = []
      const note = (error: string, where = '') => {
        if (!expectedErrors.some((expected) => expected.test(error))) errors.push(`${error} ${where}`)
      }
      page.on('pageerror', (error) => note(error.message))
      page.on(
        'console',
        (message) => message.type() === 'error' && note(message.text(), message.location().url),
      )
      await page.clock.install({ time: await serverTime() })
      await use(undefined)
      if (testInfo.errors.length > 0) await printLeft(page, unanswered())
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use(async (userId, path = '/profile') => {
      await open(page, userId)
      await page.goto(path)
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    })
  },
  expectAccessible: async ({ page }, use) => {
    await use(() => expectAccessible(page))
  },
})

export { expect }

/**
 * A page in another browser context, with another person's session. @param hasTouch for a touch screen such as a tablet's
 */
export async function atDesk(browser: Browser, userId: string, hasTouch = false): Promise<Page> {
  // The journey's own context may be a phone's; this one is always a desk's.
  const desk = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch }
  const context = await browser.newContext({ baseURL: origin, timezoneId: 'Asia/Manila', ...desk })
  const page = await context.newPage()
  await page.clock.install({ time: await serverTime() })
  await open(page, userId)
  return page
}

async function open(page: Page, userId: string): Promise<void> {
  const session = await sessionOf(userId)
  await openEmptyPage(page)
  await page.evaluate(({ token, _id }) => {
    sessionStorage.setItem('tahi-token', token)
    sessionStorage.setItem('tahi-draft-owner', _id)
  }, session)
}

/** Ends the session of the page or phone, as another device would. */
export async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(
    () => sessionStorage.getItem('tahi-token') ?? localStorage.getItem('tahi-token'),
  )
  await clientWith(token).send(logout, { body: {} })
}

/** Closes the tab without signing out. */
export async function leave(page: Page): Promise<void> {
  await openEmptyPage(page)
  await page.evaluate(() => sessionStorage.clear())
}

/**
 * Opens an empty page of the product's origin, to which session storage belongs. It sends no request, not even for an icon:
 * a page of the product could still send requests as one person when another signs in.
 */
export async function openEmptyPage(page: Page): Promise<void> {
  const body = '<!doctype html><title>Empty</title><link rel="icon" href="data:,">'
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/empty')
  // While a route exists, the browser reports every request and caches no reply.
  await page.unroute('/empty')
}
