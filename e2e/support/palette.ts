import type { Page } from '@playwright/test'
import { expect } from './browser-test.ts'

/**
 * Opens the command palette by its key, which the page listens to only a moment after it is shown, and waits until what is
 * typed goes into its field.
 */
export async function openPalette(page: Page): Promise<void> {
  const palette = page.getByRole('dialog')
  await expect(async () => {
    if (!(await palette.isVisible())) await page.keyboard.press('Control+k')
    await expect(palette).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(palette.getByRole('textbox', { name: 'Search' })).toBeFocused()
}
