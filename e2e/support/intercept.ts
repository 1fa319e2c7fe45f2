import type { Page } from '@playwright/test'

/**
 * `page.route`, for what is asked after it. The browser tells the page of it and does not wait: what a key asks for at once,
 * the page may still send as before, past the route.
 */
export async function intercept(page: Page, ...routing: Parameters<Page['route']>): Promise<void> {
  await page.route(...routing)
  // It takes what it is told in turn.
  await page.evaluate(() => {})
}
