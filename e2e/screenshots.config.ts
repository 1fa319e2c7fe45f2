import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'
import { browserLaunch } from './support/browser.ts'

/** `npm run screenshots` draws docs/screenshots anew, on the same clock and company as the journeys. */
export default defineConfig({
  ...journeys,
  testMatch: 'screenshots/*.ts',
  outputDir: 'test-results/screenshots',
  timeout: 300_000,
  // Pictures show what most people see.
  use: { ...journeys.use, launchOptions: browserLaunch },
})
