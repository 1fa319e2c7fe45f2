import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect } from './browser-test.ts'

const folder = fileURLToPath(new URL('../../docs/screenshots', import.meta.url))
const widths = [1440, 768, 390]
const heights: Record<number, number> = { 1440: 900, 768: 1024, 390: 844 }

/** Takes a screen in three widths, light and dark, once nothing is loading. */
export async function draw(page: Page, name: string): Promise<void> {
  // The frame loads its counts separately.
  await page.waitForLoadState('networkidle')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of widths) {
      await page.setViewportSize({ width, height: heights[width] ?? 900 })
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expect.poll(() => page.evaluate(areSeenImagesThere)).toBe(true)
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, animations: 'disabled' })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** Takes a screen of the employees' application on a usual and on the smallest phone, light and dark. */
export async function drawOnPhone(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const [width, height] of [
      [390, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(page.getByRole('status', { name: /^(Loading|Naglo-load)/ })).toHaveCount(0)
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({
        path: `${folder}/app-${name}-${width}-${colorScheme}.png`,
        animations: 'disabled',
      })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Whether all visible images are loaded; images out of sight are not fetched. Runs in the page. */
const areSeenImagesThere = (): boolean =>
  [...document.images].every(
    ({ complete, y, height }) => complete || y > window.innerHeight || y + height < 0,
  )
