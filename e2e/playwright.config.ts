import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserLaunch } from './browser.ts'
import { now, origin } from './company.ts'
import { port } from './port.ts'

// Workers read this file too; the folder belongs to the server, which is started once.
process.env.TAHI_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'tahi-e2e-'))

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalTeardown: './remove-data.ts',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  // A limit ends what hangs, not what is slow: nothing here measures time, and a machine may stand still for a while.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: origin,
    launchOptions: browserLaunch,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Manila',
    // Nothing has to be waited for that only moves.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of the time: `npx playwright test <journey> --trace on` in e2e/ tells why one fails.
    trace: 'off',
  },
  webServer: {
    command: 'node ../scripts/run-built.mjs main',
    url: `${origin}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.TAHI_E2E_DATA,
      LOG_LEVEL: 'warn',
      TAHI_E2E_NOW: now,
      NODE_OPTIONS: `--import ${new URL('./fixed-clock.mjs', import.meta.url).href}`,
    },
  },
})
