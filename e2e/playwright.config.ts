import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchWithoutBlur } from './support/browser.ts'
import { origin } from './support/demo-company.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/prepare.ts',
  fullyParallel: false,
  // Each has a server and a browser of its own, and a new company for every file. Journeys wait for a part of their time:
  // two more than there are cores keep all of these busy.
  workers: Math.min(4, availableParallelism() + 2),
  retries: 0,
  // A limit ends what hangs, not what is slow: a machine may stand still for a while.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    // Each worker reads this file, and has a server of its own.
    baseURL: origin,
    launchOptions: launchWithoutBlur,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Manila',
    // Nothing has to be waited for that only moves.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of the time: `npx playwright test <journey> --trace on` in e2e/ tells why one fails.
    trace: 'off',
  },
})
