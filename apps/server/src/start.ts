import { join } from 'node:path'
import { publicScreens } from '@tahi/contract'
import { buildApp } from './app.ts'
import { loadDemo } from './modules/demo/index.ts'
import { isSetUp, setUpKeyOf } from './modules/identity/index.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, httpAddress, listeningAddress, readConfig } from './platform/config.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import { hasLeftBehind, refuseHalf, refuseMoved } from './platform/database/embedded-folder.ts'
import { type Divergence, findDivergence, migrate } from './platform/database/migrate.ts'
import { orLostDatabase, tryDatabase, tryRole, withRights } from './platform/database/try-database.ts'
import { OperatorError, printedError, Refusal } from './platform/errors.ts'
import { openStore } from './platform/files/open-store.ts'
import type { FileStore } from './platform/files/store.ts'
import { holdFolder, orFullDisk, usedFolders } from './platform/folder.ts'
import { closeWithin } from './platform/http/close-within.ts'
import type { BuiltPages } from './platform/http/pages.ts'
import { forgetUploads } from './platform/http/upload.ts'
import { startJobs } from './platform/jobs.ts'
import { addressFailure, tryAddress } from './platform/listening-address.ts'
import { openRedis } from './platform/redis.ts'
import { stopOnSignals } from './platform/stop-on-signals.ts'

interface Folders {
  readonly migrations: string
  readonly pages: BuiltPages
}

/** Starts the product. A failure that the operator can mend ends the process with one sentence. */
export async function start(folders: Folders): Promise<void> {
  try {
    await run(folders)
  } catch (error) {
    endWith(error)
  }
}

function endWith(error: unknown): never {
  process.stderr.write(`${printedError(orFullDisk(error))}\n`)
  process.exit(1)
}

async function run(folders: Folders): Promise<void> {
  const config = readConfig(process.env)
  if (config.databaseUrl === undefined) {
    refuseMoved(config.dataDir)
    refuseHalf(config.dataDir)
  }
  const releaseFolder = holdFolder(config.dataDir, usedFolders(config))
  await tryAddress(config)
  await forgetUploads(config.dataDir)
  const warnings: string[] = []
  const store = await openStore(config, (sentence) => warnings.push(sentence))
  const folder = config.databaseUrl === undefined ? join(config.dataDir, 'database') : undefined
  const database = await openDatabase({ url: config.databaseUrl, folder, onEnd: endWith })
  const opened = { ...folders, config, database, store, warnings, releaseFolder }
  if (database.embedded) return serve(opened)
  await tryDatabase(database)
  await serve(opened).catch((error: unknown) => {
    throw orLostDatabase(error)
  })
}

const filesOfOne =
  'REDIS_URL is for several servers, and without S3_BUCKET each keeps its files for itself: the others do not find them.'

const leftBehind =
  'DATABASE_URL names an empty database, and DATA_DIR has an embedded one. To take its company along, run `npm run move-database` before anything is set up here.'

const warningsOf = ({ newer, edited }: Divergence): string[] => [
  ...(newer
    ? [
        `A newer version of Tahi has changed this database (${newer}). This version may not know all that is in it.`,
      ]
    : []),
  ...edited.map(
    (file) =>
      `${file} was edited after this database had run it. What was changed in it is not in the database.`,
  ),
]

interface Opened extends Folders {
  readonly config: Config
  readonly database: Database
  readonly store: FileStore
  /** For the log, which begins later. */
  readonly warnings: string[]
  releaseFolder(): void
}

/** Migrates the database, and serves until the process is told to stop. */
async function serve({ migrations, pages, config, database, store, ...opened }: Opened): Promise<void> {
  await withRights(() => migrate(database, migrations))
  database.expectAnswers()
  const divergence = await findDivergence(database, migrations)
  if (!database.embedded) await tryRole(database)
  await loadDemo({ database, config, clock: systemClock, store }).catch((error: unknown) => {
    throw error instanceof Refusal ? new OperatorError(`The demo cannot be loaded: ${error.message}`) : error
  })
  const absences: string[] = []
  const redis =
    config.redisUrl === undefined
      ? undefined
      : await openRedis(config.redisUrl, (sentence) => absences.push(sentence))
  const { app, services, jobs } = await buildApp({
    config,
    clock: systemClock,
    database,
    store,
    pages,
    redis,
  })
  for (const sentence of opened.warnings) services.log.warn(sentence)
  // It may be there by now.
  if (redis?.status !== 'ready') for (const sentence of absences) services.log.warn(sentence)
  if (config.redisUrl !== undefined && config.s3 === undefined) services.log.warn(filesOfOne)
  for (const warning of warningsOf(divergence)) services.log.warn(warning)
  const stopJobs = startJobs(services, jobs)
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw addressFailure(error, config)
  })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const here = httpAddress(config.host, port)
  if (!(await database.asOwner(isSetUp))) {
    if (hasLeftBehind(config)) services.log.warn(leftBehind)
    process.stdout.write(
      `set up at ${new URL(publicScreens.setUp.path, config.publicUrl ?? here)} with the one-time key ${await setUpKeyOf(database)}\n`,
    )
  }

  const stop = async () => {
    // Running requests and jobs are completed first, both within what a supervisor waits for; then the database closes.
    await Promise.all([closeWithin(app), stopJobs()])
    redis?.disconnect()
    await database.close()
    opened.releaseFolder()
    process.exit(0)
  }
  stopOnSignals(stop)

  const listening = listeningAddress(config.host, port)
  if (listening !== here) process.stdout.write(`open ${here}\n`)
  process.stdout.write(`ready on ${listening}\n`)
}
