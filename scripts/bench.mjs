import { quoteResults } from './bench/quoted-results.mjs'
import { buildWhenStale } from './build.mjs'
import { provideChromium } from './chromium.mjs'
import { endOnSignals, undoAll } from './ending.mjs'
import { installWhenNeeded } from './install.mjs'
import { requireNode } from './node-version.mjs'
import { startPostgres } from './postgres.mjs'
import { root } from './root.mjs'
import { run, tool } from './run.mjs'

requireNode()
endOnSignals()
await installWhenNeeded()
await buildWhenStale()
const postgres = await startPostgres({ durable: true })
const chromium = await provideChromium()
const { code } = await run([...tool('tsx'), 'bench/src/main.ts', ...process.argv.slice(2)], {
  output: 'show',
  env: {
    ...('url' in postgres
      ? { BENCH_DATABASE_URL: postgres.url }
      : { BENCH_DATABASE_UNAVAILABLE: postgres.unavailable }),
    ...('path' in chromium && { BENCH_CHROMIUM: chromium.path }),
  },
})
quoteResults(root)
await undoAll()
process.exit(code)
