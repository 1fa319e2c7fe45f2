import type { Page } from '@playwright/test'

type Watched = { moved: number[] }

/**
 * Records layout shifts, from the next page on.
 * @returns gives the sum of the shifts' scores; 0 when nothing moved
 */
export async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => (globalThis as unknown as Watched).moved.reduce((sum, value) => sum + value, 0))
}
