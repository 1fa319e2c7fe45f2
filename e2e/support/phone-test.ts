import type { BrowserContext, Page } from '@playwright/test'
import {
  type Call,
  listAttendance,
  type PersonRecord,
  readCompany,
  readCurrentUser,
  readToday,
} from '@tahi/contract'
import { test as atTheDesk, expect } from './browser-test.ts'
import { clientOf } from './client.ts'
import { accounts } from './demo-company.ts'
import { addSewer } from './employees.ts'
import { setPassword } from './set-password.ts'

/** A cheap phone. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const

/**
 * A journey on a phone. The settings are part of the test, because `test.use` here would apply only to the first file of a
 * run.
 */
export const test = atTheDesk.extend<{
  signInHere: (userId: string, password: string, path?: string) => Promise<void>
  sewerHere: (lastName: string, path?: string) => Promise<PersonRecord>
}>({
  ...phone,
  /** Signs in as a person does, in English. */
  signInHere: async ({ page }, use) => {
    await use(async (userId, password, path = '/app/') => {
      await page.goto(path)
      await page.getByRole('button', { name: 'English' }).click()
      await page.getByLabel('User ID').fill(userId)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('navigation', { name: 'Tahi' })).toBeVisible()
    })
  },
  /** Signs in as a further sewer, who only this journey uses. */
  sewerHere: async ({ signInHere }, use) => {
    await use(async (lastName, path) => {
      const sewer = await addSewer(lastName)
      await signInHere(sewer.userId, await setPassword(sewer.userId), path)
      return sewer
    })
  },
})

export { expect }

/** An employee's days as HR has them. */
export async function daysAtHr(employeeId: string) {
  const hr = await clientOf(accounts.hr)
  return (await hr.send(listAttendance, { params: { id: employeeId }, query: {} })).data
}

/**
 * Waits until the phone has stored the application and its data, so that it opens offline.
 * @param more calls whose replies must be stored besides those of the first page
 */
export async function keptOn(page: Page, ...more: Call[]): Promise<void> {
  for (const { path } of [readCurrentUser, readToday, readCompany, ...more])
    await knownOn(page, JSON.stringify(path))
  await filesKeptOn(page)
}

/** Waits until the phone has stored replies that contain this text, or match it. */
export async function knownOn(page: Page, text: string | RegExp): Promise<void> {
  const stored = expect.poll(async () => JSON.stringify(await page.evaluate(known)))
  await (typeof text === 'string' ? stored.toContain(text) : stored.toMatch(text))
}

/** The same for the application's files only: without a session no data is stored. */
export async function filesKeptOn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
}

/**
 * Restarts the phone: every page is gone, stored data stays.
 * @param clock what its clock says then, when it lost the time
 * @returns the application's new page
 */
export async function restart(context: BrowserContext, page: Page, clock?: string): Promise<Page> {
  const hasLine = await page.evaluate(() => navigator.onLine)
  const again = await context.newPage()
  await page.close()
  if (clock) await context.clock.setSystemTime(clock)
  await again.goto('/app/')
  if (!hasLine && (await again.evaluate(() => navigator.onLine))) await tellOfLine(context, again)
  return again
}

/** Some versions of Chromium (150) forget that a new page is offline when it opens its first address. */
async function tellOfLine(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  const tell = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  await session.send('Network.enable')
  await tell(true)
  const setOffline = context.setOffline.bind(context)
  context.setOffline = async (offline) => {
    await setOffline(offline)
    // The page may be gone, after another restart.
    await tell(offline).catch(() => {})
  }
}

/** Touch targets have to be at least 44 pixels high (WCAG 2.2, 2.5.5). @returns those that are not */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=file]), select, textarea')]
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => `${element.tagName} ${element.textContent || element.getAttribute('aria-label')}`),
  )
}

/** The server's replies that the phone has stored; runs in the page. */
export async function known(): Promise<unknown[]> {
  const opening = indexedDB.open('tahi')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const known = opening.result.transaction('known').objectStore('known').get('answers')
  await new Promise((resolve) => known.addEventListener('success', resolve))
  opening.result.close()
  return known.result?.answers ?? []
}

/** Elements wider than their place at this text size; runs in the page. */
export function wideAt(size: string): string[] {
  document.documentElement.style.fontSize = size
  const wide = [...document.querySelectorAll('header *, main *, nav a')].filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    const isOut = left < 0 || right > document.documentElement.clientWidth
    return isOut || (element.matches('nav a') && element.scrollWidth > element.clientWidth)
  })
  document.documentElement.style.fontSize = ''
  return wide.map(({ tagName, textContent }) => `${tagName} ${textContent}`)
}
