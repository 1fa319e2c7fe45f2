import { createHash } from 'node:crypto'
import fastify from 'fastify'
import { type CompareScope, compareScope } from '../compare-scope.ts'
import type { Statement } from '../recorder.ts'
import { serveCommands } from '../serve-commands.ts'
import { type Location, openRaw, type RawDatabase } from '../store.ts'

/** The floor's work for one request: a statement, and a reply that does not depend on its result. */
export interface FloorRoute extends Statement {
  /** The product's reply to the same request. */
  readonly reply: unknown
}

const rows = new Map<string, (FloorRoute & { name: string })[]>()
let raw: RawDatabase | undefined

/**
 * The least that any server on this database could do: one prepared statement, and a stored reply turned into JSON. No
 * sign-in, no check, no transaction, no scope.
 */
const app = fastify()
const handle = async ({ row, index }: { row: string; index: string }): Promise<string> => {
  const route = rows.get(row)?.[Number(index)]
  if (!route || !raw) throw new Error('There is no such route')
  await raw.pool.query({ name: route.name, text: route.text, values: [...route.values] })
  return JSON.stringify(route.reply)
}
for (const method of ['GET', 'POST'])
  app.route<{ Params: { row: string; index: string } }>({
    method,
    url: '/:row/:index',
    handler: async (request, reply) => {
      reply.type('application/json; charset=utf-8')
      return handle(request.params)
    },
  })

serveCommands(
  {
    open: async ({ location }: { location: Location }) => {
      raw = await openRaw(location)
      await app.listen({ host: '127.0.0.1', port: 0 })
      const address = app.server.address()
      return { port: typeof address === 'object' && address ? address.port : 0 }
    },
    routes: ({ row, routes }: { row: string; routes: FloorRoute[] }) => {
      rows.set(
        row,
        routes.map((route) => ({ ...route, name: nameOf(route.text) })),
      )
    },
    execute: async (statement: string) => {
      await raw?.pool.query(statement)
    },
    compareScope: async (input: CompareScope) => {
      if (!raw) throw new Error('Open the database first')
      return compareScope(raw.pool, input)
    },
    version: async () => {
      const found = await raw?.pool.query<{ server_version: string }>('show server_version')
      // '15.18 (Debian …)': the packaging does not matter for speed.
      return found?.rows[0]?.server_version.split(' ')[0] ?? ''
    },
  },
  async () => {
    await app.close()
    await raw?.close()
  },
)

const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24)
