import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // One process and one server for all files: the database is made and migrated once.
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    fileParallelism: false,
    // Whatever is awaited comes; on a busy machine it comes late.
    hookTimeout: 120_000,
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
