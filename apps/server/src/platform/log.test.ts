import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { server, type TestServer } from '../../test/fixtures/server.ts'
import { mapFailures } from './http/failures.ts'
import { startJobs } from './jobs.ts'
import { logOptions } from './log.ts'
import type { Services } from './services.ts'

let tahi: TestServer
let app: FastifyInstance
let lines: string[]

beforeEach(async () => {
  tahi = await server()
  lines = []
  const stream = new PassThrough().on('data', (line) => lines.push(String(line)))
  app = fastify({ logger: { ...(logOptions('error') as object), stream } })
  mapFailures(app)
})
afterEach(() => app.close())

const hash = '$argon2id$v=19$m=65536'
const mail = 'ana@example.com'
const amount = 987_654
/** A row refused by a constraint, with everything that a log must not contain. */
const refusedRow = () =>
  tahi.database.asOwner(async (queries) => {
    const table = sql.table(`pay_${randomUUID().replaceAll('-', '')}`)
    await sql`create table ${table} (hash text, mail text, amount bigint constraint small check (amount < 10))`.execute(
      queries,
    )
    await sql`insert into ${table} values (${hash}, ${mail}, ${amount})`.execute(queries)
  })

/** The log line of a call that fails this way. */
async function lineOf(fail: () => Promise<unknown>): Promise<string> {
  app.get('/failing', fail)
  const { statusCode } = await app.inject({ url: '/failing' })
  expect(statusCode).toBe(500)
  await expect.poll(() => lines).toHaveLength(1)
  return lines.join('')
}

function expectNothingOfTheRow(line: string): void {
  expect(line).not.toContain('argon2id')
  expect(line).not.toContain(mail)
  expect(line).not.toContain(String(amount))
}

it('says which constraint a row broke, and nothing of the row', async () => {
  const line = await lineOf(refusedRow)
  expectNothingOfTheRow(line)
  expect(JSON.parse(line).err).toMatchObject({
    code: '23514',
    constraint: 'small',
    message: expect.stringContaining('violates check constraint "small"'),
    stack: expect.stringContaining('log.test.ts'),
  })
})

it('says nothing of the row where it caused another failure', async () => {
  const line = await lineOf(() =>
    refusedRow().catch((cause) => {
      throw new Error('could not be paid', { cause })
    }),
  )
  expectNothingOfTheRow(line)
  expect(JSON.parse(line).err).toMatchObject({ message: 'could not be paid', cause: { constraint: 'small' } })
})

it('says nothing of a value that PostgreSQL or a reader quotes', async () => {
  const line = await lineOf(() =>
    tahi.database
      .asOwner((queries) => sql`select ${`${mail}"`}::text::uuid`.execute(queries))
      .catch((cause) => {
        throw new SyntaxError(`Unexpected token, "${mail}" is not valid JSON`, { cause })
      }),
  )
  expectNothingOfTheRow(line)
  expect(JSON.parse(line).err).toMatchObject({
    message: 'Unexpected token, "…" is not valid JSON',
    cause: { message: 'invalid input syntax for type uuid: "…"' },
  })
})

it('says nothing of the row where a job meets it, nor of causes that go round', async () => {
  const services = { clock: tahi.clock, log: app.log } as unknown as Services
  const run = () =>
    refusedRow().catch((error: Error) => {
      error.cause = error
      throw error
    })
  const stop = startJobs(services, [{ name: 'broken', run, untilNext: () => null }])
  await expect.poll(() => lines).toHaveLength(1)
  await stop()
  const line = lines.join('')
  expectNothingOfTheRow(line)
  expect(JSON.parse(line)).toMatchObject({ job: 'broken', err: { constraint: 'small' } })
})
