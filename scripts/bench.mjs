import { bundlePrograms } from './bench/programs.mjs'
import { quoteResults } from './bench/quoted-results.mjs'
import { buildWhenStale } from './build.mjs'
import { provideChromium } from './machine/chromium.mjs'
import { startPostgres } from './machine/postgres.mjs'
import { endOnSignals, undoAll } from './process/cleanup.mjs'
import { installWhenNeeded } from './process/install.mjs'
import { requireNode } from './process/node-version.mjs'
import { root } from './process/root.mjs'
import { run, tool } from './process/run.mjs'

requireNode()
endOnSignals()
await installWhenNeeded()
await buildWhenStale()
await bundlePrograms(root)
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
