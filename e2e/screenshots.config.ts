import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'
import { browserLaunch } from './support/browser.ts'

/** `npm run screenshots` takes docs/screenshots again, with the clock and company of the journeys. */
export default defineConfig({
  ...journeys,
  testMatch: 'screenshots/*.ts',
  outputDir: 'test-results/screenshots',
  timeout: 300_000,
  // Pictures show what most people see.
  use: { ...journeys.use, launchOptions: browserLaunch },
})
