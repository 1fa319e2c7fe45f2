import type { Page } from '@playwright/test'

/**
 * Takes note of what toasts say from now on: they pass by, and a journey may look when they have gone.
 * @returns what they said so far, until another page is loaded
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
