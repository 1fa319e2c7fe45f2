import type { Page } from '@playwright/test'
import type { Call } from '@tahi/contract'

/**
 * `page.route` that is in effect when this resolves. The browser informs the page of a route without waiting: requests sent
 * right afterwards could still bypass it.
 */
export async function intercept(page: Page, ...routing: Parameters<Page['route']>): Promise<void> {
  await page.route(...routing)
  // The page handles messages in order, so it has the route when this returns.
  await page.evaluate(() => {})
}

/** From now on the server stores what the call sends, and its answers get lost. */
export const loseAnswers = (page: Page, { path }: Call): Promise<void> =>
  intercept(page, `**${path}`, async (route) => {
    await route.fetch()
    await route.abort()
  })
