import { join } from 'node:path'
import { buildApp } from './app.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig, WrongSetting } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { holdFolder, UnusableFolder } from './platform/folder.ts'

interface Folders {
  readonly migrations: string
  readonly pages: string
}

/** Starts the product; a failure that a person can mend ends the process with one sentence. */
export async function start(folders: Folders): Promise<void> {
  try {
    await run(folders)
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exitCode = 1
    process.exit()
  }
}

async function run({ migrations, pages }: Folders): Promise<void> {
  const config = readConfig(process.env)
  const releaseFolder = holdFolder(config.dataDir)
  const folder = config.databaseUrl === undefined ? join(config.dataDir, 'database') : undefined
  const database = await openDatabase({ url: config.databaseUrl, folder })
  await migrate(database, migrations)
  const app = await buildApp({ config, clock: systemClock, database, pages })
  await app.listen({ host: config.host, port: config.port })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  process.stdout.write(`ready on http://${config.host}:${port}\n`)

  const stop = async () => {
    // Running requests are answered first; then the database closes.
    await app.close()
    await database.close()
    releaseFolder()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
}

function sentenceOf(error: unknown): string {
  if (error instanceof WrongSetting || error instanceof UnusableFolder) return error.message
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `${error.message}. Another program uses this port; set PORT to a free one.`
  if (code === 'ECONNREFUSED') return 'The database at DATABASE_URL cannot be reached. Is it running?'
  return error.stack ?? error.message
}
