import type { Page } from '@playwright/test'

/**
 * Opens another screen of the page as a link within it does: without loading the document, its scripts and what the page
 * knows again. Answers that the page has are shown at once, so wait for what only the new screen shows. What is unsaved is
 * not asked about. Use `page.goto` where the load itself is tested.
 * @param path with its query, such as `/attendance?page=2` or `/app/leave`
 */
export function visit(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    // The console's router keeps a position and a key in each entry; that of the phone reads neither.
    const { __TSR_index: at = 0 } = history.state ?? {}
    history.pushState({ __TSR_index: at + 1, __TSR_key: crypto.randomUUID() }, '', to)
  }, path)
}
