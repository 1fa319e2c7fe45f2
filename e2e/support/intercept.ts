import type { Page } from '@playwright/test'

/**
 * `page.route` that is in effect when this resolves. The browser informs the page of a route without waiting: requests sent
 * right afterwards could still bypass it.
 */
export async function intercept(page: Page, ...routing: Parameters<Page['route']>): Promise<void> {
  await page.route(...routing)
  // The page handles messages in order, so it has the route when this returns.
  await page.evaluate(() => {})
}
