import type { Locator, Page } from '@playwright/test'

/** The console's bell. */
export const bellOf = (page: Page): Locator => page.getByRole('button', { name: /^Notifications/ })

/** What it opens. */
export const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' })
