import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, expect, type Page, test as plain } from '@playwright/test'
import type axe from 'axe-core'
import { serverTime, sessionOf } from './client.ts'
import { origin } from './company.ts'

interface Fixtures {
  /** Signs in by the call, and opens a page; the login itself has a journey of its own. */
  signIn: (userId: string, path?: string) => Promise<void>
  /** Fails on any accessibility violation of what is shown, in the light and in the dark theme. */
  expectAccessible: () => Promise<void>
}

/** A test that also fails when the page logs an error or throws one, unless it says which it expects. */
export const test = plain.extend<Fixtures & { expectedErrors: RegExp[]; watched: undefined }>({
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ page, expectedErrors }, use) => {
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
    let worn: Theme = 'light'
    let other: Theme = 'dark'
    await use(async () => {
      await wear(page, worn)
      expect(await violationsOn(page, everyRule), worn).toEqual([])
      // Of all rules only the contrast of colours depends on the theme. To go on in it is as good as to change back.
      ;[worn, other] = [other, worn]
      await wear(page, worn)
      expect(await violationsOn(page, ['color-contrast']), worn).toEqual([])
    })
  },
})

export { expect }

/** Another browser's page, with somebody else's session. */
export async function atDesk(browser: Browser, userId: string): Promise<Page> {
  // A journey's own browser may be a phone's: a desk's is not.
  const desk = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }
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

/** Shuts the tab without signing out. */
export async function leave(page: Page): Promise<void> {
  await openEmptyPage(page)
  await page.evaluate(() => sessionStorage.clear())
}

/**
 * A page of the product's address, to which session storage belongs, that asks for nothing, not even for an icon: the
 * product's own would still be asking as one person when somebody else is signed in.
 */
async function openEmptyPage(page: Page): Promise<void> {
  const body = '<!doctype html><title>Empty</title><link rel="icon" href="data:,">'
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/empty')
}

type Theme = 'light' | 'dark'

/** Lets the page change its theme, and waits until it has: a colour that is on its way to another is neither. */
async function wear(page: Page, colorScheme: Theme): Promise<void> {
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

// Half as long as what the package itself offers as its source, and every page reads it.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Rules that a page of Tahi breaks, each with the elements that break it. @param rules their names, or tags of several */
async function violationsOn(page: Page, rules: string[]): Promise<string[]> {
  // Run as the page's own function: the content security policy allows no inline script.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
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
