import type { Page } from '@playwright/test'

/**
 * Records the texts of toasts from now on, because a toast may be gone when the journey looks.
 * @returns the texts so far, until another page is loaded
 */
export async function noteToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said = new Set<string>()
    const note = () => {
      for (const { textContent } of document.querySelectorAll('[role=status]')) said.add(textContent ?? '')
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
    Object.assign(globalThis, { said })
  })
  return () => page.evaluate(() => [...(globalThis as unknown as { said: Set<string> }).said])
}
