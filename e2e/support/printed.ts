import type { Locator, Page } from '@playwright/test'
import { expect } from './browser-test.ts'

/** Expects a Print button's page to name the filters. */
export async function expectPrinted(page: Page, within: Page | Locator, words: string): Promise<void> {
  const popup = page.waitForEvent('popup')
  await within.getByRole('button', { name: 'Print', exact: true }).click()
  const paper = await popup
  await expect(paper.getByText(words).first()).toBeVisible()
  await paper.close()
}
