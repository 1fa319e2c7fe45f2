import type { Locator, Page } from '@playwright/test'
import { expect } from './browser-test.ts'

/** What a Print button prints says what it was filtered by. */
export async function expectPrinted(page: Page, within: Page | Locator, words: string): Promise<void> {
  const popup = page.waitForEvent('popup')
  await within.getByRole('button', { name: 'Print', exact: true }).click()
  const paper = await popup
  await expect(paper.getByText(words).first()).toBeVisible()
  await paper.close()
}
