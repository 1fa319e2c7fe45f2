import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call, DataEnvelope, Failure, Input, ListEnvelope, Role } from '@tahi/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type * as z from 'zod/v4/core'
import { buildApp } from '../src/app.ts'
import { newSetUpKey } from '../src/modules/identity/index.ts'
import { openSession } from '../src/modules/identity/sessions.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Database } from '../src/platform/database/database.ts'
import { openStore } from '../src/platform/files/open-store.ts'
import type { FileStore } from '../src/platform/files/store.ts'
import type { BuiltPages } from '../src/platform/http/pages.ts'
import type { Patience } from '../src/platform/http/patience.ts'
import type { Hub } from '../src/platform/live/hub.ts'
import { expectTotal } from './list-total.ts'
import { newDatabase } from './new-database.ts'

/** A Wednesday, 10:00 in Manila. */
export const usualNow = new Date('2026-11-18T02:00:00Z')

type Data<C extends Call> = C['reply'] extends { kind: 'list'; schema: infer S extends z.$ZodType }
  ? ListEnvelope<z.output<S>>
  : C['reply'] extends { kind: 'data'; schema: infer S extends z.$ZodType }
    ? DataEnvelope<z.output<S>>
    : C['reply'] extends { kind: 'flat'; schema: infer S extends z.$ZodType }
      ? z.output<S>
      : never

export interface Answer<Body> {
  status: number
  /** The body of a success; reading it of a failure fails the test. */
  readonly ok: Body
  /** The body of a failure; reading it of a success fails the test. */
  readonly failure: Failure
  readonly raw: Buffer
  readonly headers: Record<string, unknown>
}

export interface Person {
  id: string
  code: string
  role: Role
  branchId: string | null
  token: string
}

export interface TestServer {
  readonly app: FastifyInstance
  readonly database: Database
  readonly clock: { now(): Date; set(now: Date): void }
  readonly setUpKey: string
  readonly live: Hub
  /** Where it keeps contents of files. */
  readonly store: FileStore
  /** Its data folder. */
  readonly folder: string
  /** The port that it listens at from the first time on that somebody asks, whoever else asks at that moment. */
  port(): Promise<number>
  /** Runs one of the product's jobs once; nothing else here runs them. */
  runJob(name: string): Promise<void>
  /** Calls as a person, or as nobody. */
  call<C extends Call>(as: Person | null, call: C, input: Input<C>): Promise<Answer<Data<C>>>
  addBranch(name?: string): Promise<string>
  addPerson(
    role: Role,
    branchId?: string | null,
    more?: { firstName?: string; lastName?: string; code?: string },
  ): Promise<Person>
  addRate(person: Person, from: string, dailyRate: number, overtimeRate: number): Promise<void>
  close(): Promise<void>
}

/**
 * A server of the whole product on a database of its own: PostgreSQL where TEST_DATABASE_URL is set, else embedded.
 * @param pages the folders of built files; without them there are none
 * @param settings of the environment (D9)
 */
export async function startServer({
  pages = {},
  settings = {},
  patience,
}: {
  pages?: Partial<BuiltPages>
  settings?: Record<string, string>
  patience?: Patience
} = {}): Promise<TestServer> {
  const { database, drop } = await newDatabase()
  let now = usualNow
  const clock = {
    now: () => now,
    set(to: Date) {
      now = to
    },
  }
  const folder = mkdtempSync(join(tmpdir(), 'tahi-test-'))
  const config = readConfig({
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    DATA_DIR: folder,
    ...settings,
  })
  const setUpKey = newSetUpKey()
  const store = await openStore(config)
  const built = { console: '/nowhere', employee: '/nowhere', ...pages }
  const parts = {
    config,
    clock,
    database,
    store,
    pages: built,
    setUpKey,
    rateLimits: false,
    pushOnLoopback: true,
    ...(patience && { patience }),
  }
  const { app, services, live, jobs } = await buildApp(parts)
  let port: Promise<number> | undefined

  return {
    app,
    database,
    clock,
    setUpKey,
    live,
    store,
    folder,
    port: () => (port ??= listenOnLoopback(app)),
    async runJob(name) {
      const job = jobs.find((candidate) => candidate.name === name)
      if (!job) throw new Error(`There is no job ${name}.`)
      await job.run(services, new AbortController().signal)
    },
    call: (as, call, input) => send(app, as, call, input),
    async addBranch(name = `Branch ${randomUUID().slice(0, 8)}`) {
      const id = randomUUID()
      await database.asOwner((queries) => queries.insertInto('branch').values({ id, name }).execute())
      return id
    },
    addPerson: (role, branchId = null, more = {}) => addPerson(database, clock.now(), role, branchId, more),
    async addRate(person, from, dailyRate, overtimeRate) {
      const rate = { person_id: person.id, branch_id: person.branchId ?? '', effective_from: from }
      await database.asOwner((queries) =>
        queries
          .insertInto('pay_rate')
          .values({ ...rate, daily_rate: dailyRate, overtime_rate: overtimeRate })
          .execute(),
      )
    },
    async close() {
      await app.close()
      await database.close()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function listenOnLoopback(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server listens at no port.')
  return address.port
}

let shared: Promise<TestServer> | undefined

/** One server for all tests: each makes its own branch and people, so none sees another's. */
export function server(): Promise<TestServer> {
  shared ??= startServer()
  return shared
}

async function addPerson(
  database: Database,
  now: Date,
  role: Role,
  branchId: string | null,
  more: { firstName?: string; lastName?: string; code?: string },
): Promise<Person> {
  const id = randomUUID()
  const { code = `T-${id.slice(0, 8)}`, firstName = 'Ana', lastName = 'Santos' } = more
  const token = await database.asOwner(async (queries) => {
    await queries
      .insertInto('person')
      .values({ id, code, role, branch_id: branchId, first_name: firstName, last_name: lastName })
      .execute()
    await queries
      .insertInto('person_detail')
      .values({ person_id: id, branch_id: branchId, email: `${id}@example.com` })
      .execute()
    await sql`insert into credential (person_id, password_hash) values (${id}, 'none')`.execute(queries)
    return openSession(queries, { personId: id, client: 'console', address: 'test', userAgent: 'test', now })
  })
  return { id, code, role, branchId, token }
}

async function send<C extends Call>(
  app: FastifyInstance,
  as: Person | null,
  call: C,
  input: Input<C>,
): Promise<Answer<Data<C>>> {
  const { params, query, body } = input as { params?: object; query?: object; body?: object }
  const path = Object.entries(params ?? {}).reduce(
    (url, [name, value]) => url.replace(`:${name}`, String(value)),
    call.path as string,
  )
  const search = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const response = await app.inject({
    method: call.method,
    url:
      search.length > 0
        ? `${path}?${new URLSearchParams(search.map(([key, value]): [string, string] => [key, String(value)]))}`
        : path,
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
    ...(body !== undefined && { payload: body }),
  })
  // A list that is read upwards shows what is before a row, and says how many there are in all.
  const isUpwards = call.query && 'before' in call.query.shape
  if (call.reply.kind === 'list' && response.statusCode === 200 && !isUpwards) expectTotal(response.json())
  const read = () => JSON.parse(response.body)
  return {
    status: response.statusCode,
    raw: response.rawPayload,
    headers: response.headers,
    get ok() {
      if (response.statusCode !== 200) throw new Error(`${call.method} ${path} failed: ${response.body}`)
      return read()
    },
    get failure() {
      if (response.statusCode === 200) throw new Error(`${call.method} ${path} succeeded`)
      return read()
    },
  }
}
