import type { Page } from '@playwright/test'
import { expect } from './browser-test.ts'

/** Expects the words in a toast that disappears, and in the page, where they stay. */
export async function expectTold(page: Page, words: string): Promise<void> {
  const told = page.getByText(words, { exact: true })
  await expect(told).toHaveCount(2)
  await page.clock.runFor(10_000)
  await expect(told).toHaveCount(1)
  await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible()
}
