import { type Browser, type BrowserContext, expect, type Page, test as plain } from '@playwright/test'
import axe from 'axe-core'
import { sessionOf } from './client.ts'
import { now, origin } from './company.ts'

interface Fixtures {
  /** A browser of the journey's own, where it sets the clock, or is on a phone; else the worker's is emptied and used. */
  ownContext: boolean
  expectedErrors: RegExp[]
  watched: undefined
  /** Signs in by the call, and opens a page; the login itself has a journey of its own. */
  signIn: (userId: string, path?: string) => Promise<void>
  /** Fails on any accessibility violation of what is shown, in the light and in the dark theme. */
  expectAccessible: () => Promise<void>
}

/** A test that also fails when the page logs an error or throws one, unless it says which it expects. */
export const test = plain.extend<Fixtures, { desk: BrowserContext }>({
  expectedErrors: [[], { option: true }],
  ownContext: [false, { option: true }],
  // One for all journeys of a worker: a new one for each would compile the console's code each time.
  desk: [
    async ({ browser }, use) => {
      const desk = await openDesk(browser)
      await use(desk)
      await desk.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ context, desk, ownContext }, use) => {
    if (ownContext) {
      await context.clock.install({ time: new Date(now) })
      return use(context)
    }
    await use(desk)
    await tidy(desk)
  },
  watched: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await use(undefined)
      expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([])
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
    await use(async () => {
      await wear(page, 'light')
      expect(await violationsOn(page, everyRule), 'light').toEqual([])
      // Of all rules only the contrast of colours depends on the theme.
      await wear(page, 'dark')
      expect(await violationsOn(page, ['color-contrast']), 'dark').toEqual([])
      await wear(page, 'light')
    })
  },
})

export { expect }

/** Another browser's page, with somebody else's session. */
export async function atDesk(browser: Browser, userId: string): Promise<Page> {
  const page = await (await openDesk(browser)).newPage()
  await open(page, userId)
  return page
}

async function openDesk(browser: Browser): Promise<BrowserContext> {
  const desk = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Manila',
    // Nothing has to be waited for that only moves.
    reducedMotion: 'reduce',
  })
  await desk.clock.install({ time: new Date(now) })
  return desk
}

/** Leaves nothing of a journey to the next one, but for the browser's cache. */
async function tidy(desk: BrowserContext): Promise<void> {
  await desk.setOffline(false)
  await desk.unrouteAll({ behavior: 'ignoreErrors' })
  await desk.clearPermissions()
  for (const page of desk.pages()) await page.close()
  const empty = await desk.newPage()
  const browser = await desk.newCDPSession(empty)
  const storageTypes = 'cookies,local_storage,indexeddb,service_workers,cache_storage'
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await empty.close()
}

async function open(page: Page, userId: string): Promise<void> {
  const session = await sessionOf(userId)
  // Session storage belongs to an address: the landing page is the lightest way to reach it.
  await page.goto('/', { waitUntil: 'commit' })
  await page.evaluate(({ token, _id }) => {
    sessionStorage.setItem('tahi-token', token)
    sessionStorage.setItem('tahi-draft-owner', _id)
  }, session)
}

/** Lets the page change its theme, and waits until it has: a colour that is on its way to another is neither. */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async (scheme) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // The console says which one it wears; the landing page needs no script for it. A chosen one stays.
    const page = document.documentElement
    const worn = () => page.dataset.mantineColorScheme ?? scheme
    for (let frames = 0; frames < 30 && worn() !== scheme; frames++) await frame()
    await frame()
    await frame()
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  }, colorScheme)
}

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Rules that a page of Tahi breaks, each with the elements that break it. @param rules their names, or tags of several */
async function violationsOn(page: Page, rules: string[]): Promise<string[]> {
  // Run as the page's own function: the content security policy allows no inline script.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async (runOnly) => {
    const found = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      runOnly,
      resultTypes: ['violations'],
      // A frame shows a file, in the browser's own viewer, which would never answer.
      iframes: false,
    })
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, rules)
}
