import type { Page } from '@playwright/test'
import { origin } from './demo-company.ts'

/** Deletes the databases of the open page, as a browser does when it is short of room or asked to. */
export async function clearDatabases(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
}
