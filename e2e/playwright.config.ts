import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchWithoutBlur } from './support/browser.ts'
import { origin } from './support/demo-company.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/prepare.ts',
  fullyParallel: false,
  // Each worker has its own server and browser, and a new company for every file. Journeys wait for some of their time: two
  // workers more than cores keep the cores busy.
  workers: Math.min(4, availableParallelism() + 2),
  retries: 0,
  // The limit ends hanging tests, not slow ones: a machine may pause for a while.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    // Each worker loads this file, and has a server of its own.
    baseURL: origin,
    launchOptions: launchWithoutBlur,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Manila',
    // No journey has to wait for animations.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording traces costs a third of the time; run `npx playwright test <journey> --trace on` in e2e/ to see why a
    // journey fails.
    trace: 'off',
  },
})
