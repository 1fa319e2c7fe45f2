import { randomUUID } from 'node:crypto'
import { type Call, calls, mayUse, readAttendance } from '@tahi/contract'
import { sql } from 'kysely'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type Filled, fillBranch } from './fixtures/filled-branch.ts'
import { sampleInput } from './fixtures/sample-input.ts'
import { type Person, startServer, type TestServer } from './fixtures/server.ts'
import { listTables, type Table } from './fixtures/tables.ts'

/** Part of every text of the foreign branch, so that any leak is found. */
const marker = 'Xerxes'

/** Tables without records of other branches, and why. */
const notWatched: Record<string, string> = {
  company: 'there is one for all branches',
  department: 'all branches have the same',
  designation: 'all branches have the same',
  conversation: 'of two people; its messages are watched',
  mail: 'goes to an address, not to a person',
  mail_request: 'counts by address who asked for mail',
  push_outbox: 'belongs to a device, which is watched',
  registration: 'is of somebody who is no person yet',
  secret: 'the keys of the whole company',
  sign_in_failure: 'counts by what was typed, whoever it is',
  schema_migration: 'no record at all',
}

/** Calls whose sample is refused before the verb: none names a record. */
const notSampled = ['/api/company/settings', '/api/notifications/devices', '/api/gate/punch']

const wholeYear = { from: '2026-01-01', to: '2026-12-31' }
const takes = (query: Call['query'], asked: object) => !query || query.safeParse(asked).success

/** Generated from the contract: every call, sent with every kind of record of another branch, kept by its scope alone. */
describe("another branch's records", () => {
  let tahi: TestServer
  let foreign: Filled
  let manager: Person
  let sewer: Person
  /** The foreign branch's records before any call. */
  let untouched: Awaited<ReturnType<typeof fingerprint>>
  let tables: Table[]
  let watched: Table[]

  beforeAll(async () => {
    tahi = await startServer()
    foreign = await fillBranch(tahi, marker)
    tables = await listTables(tahi.database)
    await openSecondLock()
    watched = tables.filter(({ branchColumn, personColumn }) => branchColumn ?? personColumn)
    untouched = await fingerprint()
  })
  afterAll(() => tahi.close())
  // New people for each test: a record that one test makes with such an id is not foreign to the next.
  beforeEach(async () => {
    const branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    sewer = await tahi.addPerson('user', branch)
  })

  const send = async (call: Call, as: Person, { params, query, body }: ReturnType<typeof sampleInput>) => {
    const path = call.path.replace(/:(\w+)/g, (_, name) => String((params as Record<string, unknown>)[name]))
    const asked = Object.entries((query ?? {}) as object).filter(([, value]) => value !== undefined)
    const search = new URLSearchParams(asked.map(([key, value]): [string, string] => [key, String(value)]))
    const response = await tahi.app.inject({
      method: call.method,
      url: `${path}?${search}`,
      headers: { authorization: `Bearer ${as.token}` },
      ...(body !== undefined && { payload: body as object }),
    })
    if (call.reply.kind !== 'file' || response.statusCode !== 200) return response.body
    return JSON.stringify(await readExcelFile(response.rawPayload))
  }

  /** Turns row security off: it would hide a query that forgets its scope. Its own test is `row-security.test.ts`. */
  const openSecondLock = () =>
    tahi.database.asOwner(async (queries) => {
      for (const { name } of tables)
        await sql`alter table ${sql.table(name)} disable row level security`.execute(queries)
    })

  /** Checksums of the foreign branch's rows in every watched table, or of its person's where a table has no branch. */
  const fingerprint = () =>
    tahi.database.asOwner(async (queries) => {
      const sums: Record<string, string | null> = {}
      for (const { name, branchColumn, personColumn } of watched) {
        const column = branchColumn ?? personColumn
        const { branch, person } = foreign.ids
        const { rows } = await sql<{ sum: string | null }>`
          select md5(string_agg(row::text, ',' order by row::text)) as sum
          from ${sql.table(name)} as row where ${sql.ref(`row.${column}`)} = ${branchColumn ? branch : person}`.execute(
          queries,
        )
        sums[name] = rows[0]?.sum ?? null
      }
      return sums
    })

  it('are asked for with inputs that every call takes', () => {
    const id = randomUUID()
    const isTaken = (call: Call) => {
      const sample = sampleInput(call, id)
      const parts = ['params', 'query', 'body'] as const
      return parts.every((part) => !call[part] || z.safeParse(call[part], sample[part]).success)
    }
    const refused = calls.filter((call) => !isTaken(call)).map(({ path }) => path)
    expect(refused).toEqual(notSampled)
  })

  it('are watched in every table that has any', () => {
    for (const { name } of tables) {
      if (name in notWatched) expect(untouched, name).not.toHaveProperty(name)
      else expect(untouched[name], name).toEqual(expect.any(String))
    }
  })

  for (const call of calls.filter(({ allow, path }) => allow !== 'public' && path !== '/api/auth/logout')) {
    for (const role of ['manager', 'user'] as const) {
      if (!mayUse(call.allow, role)) continue
      it(`${call.method} ${call.path} neither shows nor changes them to a ${role}`, async () => {
        for (const [kind, id] of Object.entries(foreign.ids)) {
          const reply = await send(call, role === 'user' ? sewer : manager, sampleInput(call, id))
          expect(reply, kind).not.toContain(marker)
          const others = Object.values(foreign.ids).filter((other) => other !== id)
          for (const other of others) expect(reply, kind).not.toContain(other)
        }
        expect(await fingerprint()).toEqual(untouched)
      })
    }
  }

  const readings = calls.filter(
    ({ method, allow, query }) => method === 'GET' && allow !== 'public' && takes(query, wholeYear),
  )
  for (const call of readings) {
    for (const role of ['manager', 'user'] as const) {
      if (!mayUse(call.allow, role)) continue
      it(`${call.method} ${call.path} shows none of them to a ${role} who names no branch`, async () => {
        const reader = role === 'user' ? sewer : manager
        for (const id of ['all', reader.id])
          expect(
            await send(call, reader, { params: { id }, query: wholeYear, body: undefined }),
          ).not.toContain(marker)
      })
    }
  }

  it('does not betray them through a search or a sort', async () => {
    // A list below one record replies 404 for another branch's record, with or without a search.
    const lists = calls.filter(({ params }) => !params || params.safeParse({ id: 'all' }).success)
    for (const call of lists.filter(({ query }) => query && 'search' in query.shape)) {
      const query = { search: foreign.code, ...wholeYear }
      const reply = await send(call, manager, { params: { id: 'all' }, query, body: undefined })
      expect(reply, call.path).not.toContain(marker)
      if (call.reply.kind === 'list')
        expect(JSON.parse(reply), call.path).toMatchObject({ total: 0, data: [] })
    }
  })

  it('are found by nobody through an id that was never made', async () => {
    const read = (id: string) => send(readAttendance, manager, { params: { id }, query: {}, body: undefined })
    expect(await read(foreign.ids.attendance)).toBe(await read(randomUUID()))
  })
})
