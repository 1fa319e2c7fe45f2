import { type Browser, expect, type Page, test as plain } from '@playwright/test'
import { logout } from '@tahi/contract'
import { expectAccessible } from './accessible.ts'
import { clientWith, serverTime, sessionOf } from './client.ts'
import { origin } from './demo-company.ts'
import { printLeft, watchCalls } from './failure-report.ts'
import { type Beginning, Server } from './server.ts'

interface Fixtures {
  /** Signs in by the call, and opens a page; the login itself has a journey of its own. */
  signIn: (userId: string, path?: string) => Promise<void>
  /** Fails on any accessibility violation of what is shown, in the light and in the dark theme. */
  expectAccessible: () => Promise<void>
}

/**
 * A test on its worker's own server, in a company that only the journeys of its file know: the demo's, unless the file says
 * that it begins with none. It also fails when the page logs an error or throws one, unless it says which it expects.
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

/** Another browser's page, with somebody else's session. @param hasTouch a tablet's, which is pressed with a finger */
export async function atDesk(browser: Browser, userId: string, hasTouch = false): Promise<Page> {
  // A journey's own browser may be a phone's: a desk's is not.
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

/** Ends the session of the page, or of the phone, as it is ended from another device. */
export async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(
    () => sessionStorage.getItem('tahi-token') ?? localStorage.getItem('tahi-token'),
  )
  await clientWith(token).send(logout, { body: {} })
}

/** Shuts the tab without signing out. */
export async function leave(page: Page): Promise<void> {
  await openEmptyPage(page)
  await page.evaluate(() => sessionStorage.clear())
}

/**
 * A page of the product's address, to which session storage belongs, that asks for nothing, not even for an icon: the
 * product's own would still be asking as one person when somebody else is signed in.
 */
export async function openEmptyPage(page: Page): Promise<void> {
  const body = '<!doctype html><title>Empty</title><link rel="icon" href="data:,">'
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/empty')
  // As long as anything is answered in its place, the browser asks about every request, and keeps none of the answers.
  await page.unroute('/empty')
}
