import { type Measured, measureDatabase, wantsDatabase } from './measure.ts'
import { readOptions, wants } from './options.ts'
import { measurePaint } from './paint.ts'
import { pageOf, resultsOf } from './report.ts'
import { saveReport } from './save-report.ts'
import { say, timed } from './say.ts'
import { weighApplication, weighPages } from './script-weight.ts'
import { measureStartUp } from './start-up.ts'

const options = readOptions(process.argv.slice(2))
const { BENCH_DATABASE_URL: server, BENCH_DATABASE_UNAVAILABLE: unavailable = 'no server was given' } =
  process.env

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

// First what takes little time: a failure here does not cost the half hour of the rest.
const startUp = wants(options, 'start-up')
  ? await timed('start-up', () => measureStartUp(options.effort.rounds))
  : undefined
const pages = wants(options, 'script weight') ? weighPages() : []
const application = wants(options, 'script weight') ? weighApplication() : undefined

const paints = wants(options, 'paint')
  ? await timed('paint', () => measurePaint(process.env.BENCH_CHROMIUM, options.effort.rounds))
  : []

const databases: Measured[] = []
const asked = wantsDatabase(options)
if (asked && options.database !== 'embedded' && server) databases.push(await measureDatabase(server, options))
if (asked && options.database !== 'postgres') databases.push(await measureDatabase(undefined, options))

const results = resultsOf({
  databases,
  startUp,
  pages,
  application,
  paints,
  unavailable: asked && !server && options.database !== 'embedded' ? unavailable : undefined,
})
say(`\n${pageOf(results)}`)
if (options.only === undefined) say(`Written to ${saveReport(results, options)}.`)
