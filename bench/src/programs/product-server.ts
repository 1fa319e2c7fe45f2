import { events } from '@tahi/contract'
import { buildApp } from '@tahi/server/src/app.ts'
import { readConfig } from '@tahi/server/src/platform/config.ts'
import { type Database, openDatabase } from '@tahi/server/src/platform/database/database.ts'
import { openStore } from '@tahi/server/src/platform/files/open-store.ts'
import type { Hub } from '@tahi/server/src/platform/live/hub.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { heldMemory } from '../held-memory.ts'
import { recordStatements } from '../recorder.ts'
import { serveCommands } from '../serve-commands.ts'
import type { Location } from '../store.ts'

export interface Telling {
  readonly name: string
  readonly payload: object
  readonly times: number
}

/**
 * The product as in production, except for rate limits, which would reject the load, and log lines, whose destination would
 * be measured. It listens on loopback, on a free port.
 */
async function open({ location, now }: { location: Location; now: Date }): Promise<{ port: number }> {
  const config = readConfig({ LOG_LEVEL: 'silent', PORT: '0' })
  database = await openDatabase(location)
  // The company's clock, which advances, so that caches of a second expire as usual.
  const ahead = now.getTime() - Date.now()
  const clock = { now: () => new Date(Date.now() + ahead) }
  const store = await openStore(config)
  const parts = {
    config,
    clock,
    database,
    store,
    pages: { console: '/nowhere', employee: '/nowhere' },
    rateLimits: false,
  }
  ;({ app, live } = await buildApp(parts))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  return { port: typeof address === 'object' && address ? address.port : 0 }
}

let app: FastifyInstance | undefined
let live: Hub | undefined
let database: Database | undefined
let recording: ReturnType<typeof recordStatements> | undefined

serveCommands(
  {
    open,
    record: () => {
      recording = recordStatements()
    },
    recorded: () => recording?.stop() ?? [],
    /** Runs a statement as the owner, to undo what a round has changed. */
    execute: async (statement: string) => {
      await database?.asOwner((queries) => sql.raw(statement).execute(queries))
    },
    /** Announces an event without a branch or person, as a verb does after its commit. @returns the time at its start */
    tell: ({ name, payload, times }: Telling) => {
      const event = events.find((candidate) => candidate.name === name)
      if (!event) throw new Error(`There is no event ${name}`)
      const began = process.hrtime.bigint()
      for (let time = 0; time < times; time++) live?.tell(event, { branchId: null }, payload)
      return began
    },
    memory: () => process.memoryUsage.rss(),
    held: heldMemory,
  },
  async () => {
    await app?.close()
    await database?.close()
  },
)
