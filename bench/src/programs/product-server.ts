import { buildApp } from '@tahi/server/src/app.ts'
import { readConfig } from '@tahi/server/src/platform/config.ts'
import { type Database, openDatabase } from '@tahi/server/src/platform/database/database.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Location } from '../store.ts'
import { serveCommands } from './commands.ts'
import { recordStatements } from './recorder.ts'

/**
 * The product as it is in production, but without rate limits, which would answer for it, and without log lines, which
 * would measure where they are written to. It listens on this machine alone, on any free port.
 */
async function open({ location, now }: { location: Location; now: Date }): Promise<{ port: number }> {
  const config = readConfig({ LOG_LEVEL: 'silent', PORT: '0' })
  database = await openDatabase(location)
  // The company's day, which goes on from where it begins: what is believed for a second is asked for again.
  const ahead = now.getTime() - Date.now()
  const clock = { now: () => new Date(Date.now() + ahead) }
  ;({ app } = await buildApp({ config, clock, database, pages: '/nowhere', setUpKey: '', rateLimits: false }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  return { port: typeof address === 'object' && address ? address.port : 0 }
}

let app: FastifyInstance | undefined
let database: Database | undefined
let recording: ReturnType<typeof recordStatements> | undefined

serveCommands(
  {
    open,
    record: () => {
      recording = recordStatements()
    },
    recorded: () => recording?.stop() ?? [],
    /** Runs a statement as the owner, to put back what a round has changed. */
    execute: async (statement: string) => {
      await database?.asOwner((queries) => sql.raw(statement).execute(queries))
    },
    memory: () => process.memoryUsage.rss(),
  },
  async () => {
    await app?.close()
    await database?.close()
  },
)
