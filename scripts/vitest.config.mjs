import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['**/*.test.mjs'], exclude: ['**/fixtures/**'], testTimeout: 120_000 },
})
