import { type Call, calls, mayUse } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type Filled, fillBranch } from './fixtures/filled-branch.ts'
import { sampleInput } from './fixtures/sample-input.ts'
import { type Person, startServer, type TestServer } from './fixtures/server.ts'

/** Generated from the contract. */
describe('every list', () => {
  let tahi: TestServer
  let filled: Filled
  const people = {} as Record<'admin' | 'hr' | 'manager', Person>

  beforeAll(async () => {
    // On a server of its own: head office sees every branch, and other tests' records must not come between two pages.
    tahi = await startServer()
    filled = await fillBranch(tahi, 'Paged')
    people.admin = await tahi.addPerson('admin')
    people.hr = await tahi.addPerson('hr')
    people.manager = await tahi.addPerson('manager', filled.branch)
    await fillWhatIsOneReaders(people.hr.id)
    return () => tahi.close()
  })

  /** Gives one reader the records that nobody else sees, and somebody present for the summary. */
  const fillWhatIsOneReaders = (reader: string) =>
    tahi.database.asOwner(async (queries) => {
      await sql`update attendance set recorded_status = 'present'`.execute(queries)
      await sql`update notification set person_id = ${reader}`.execute(queries)
      await sql`update people_import set created_by = ${reader}`.execute(queries)
      await sql`update people_import_row set created_by = ${reader}`.execute(queries)
      await sql`
        insert into registration (id, code, email, password_hash, role, state, link_ends_at, created_at, verified_at)
        values (${filled.ids.person}, 'EMP-NEW', 'new@example.com', 'none', 'user', 'waiting', now(), now(), now())`.execute(
        queries,
      )
    })

  const lists = calls.filter(({ reply, query }) => reply.kind === 'list' && query && 'page' in query.shape)

  /** All records in scope if the list allows it, otherwise those of the first record that has any. */
  async function ask(list: Call, more: Record<string, string>) {
    const as = (['hr', 'admin', 'manager'] as const).find((role) => mayUse(list.allow, role)) ?? 'hr'
    for (const id of ['all', ...Object.values(filled.ids)]) {
      const { query } = sampleInput(list, id) as { query: Record<string, string> }
      const needed = Object.entries(query).filter(
        ([name]) => list.query?.shape[name]?.safeParse(undefined).success === false,
      )
      const search = new URLSearchParams({ ...Object.fromEntries(needed), pageSize: '1', ...more })
      const response = await tahi.app.inject({
        method: 'GET',
        url: `${list.path.replace(/:\w+/g, id)}?${search}`,
        headers: { authorization: `Bearer ${people[as].token}` },
      })
      if (response.statusCode === 200) return response.json()
    }
    throw new Error(`${list.path} could not be asked`)
  }

  it.each(lists.map((list) => [list.path, list] as const))(
    '%s says past its end how many rows it has',
    async (_, list) => {
      const { total } = await ask(list, { page: '1' })
      expect(total).toBeGreaterThan(0)
      expect(await ask(list, { page: '100' })).toMatchObject({ total, data: [] })
    },
  )

  const sorted = lists.flatMap((list) => ordersOf(list).map((order) => [list.path, order, list] as const))
  it.each(sorted)('%s can be sorted by %s, as its document says', async (_, sort, list) => {
    expect((await ask(list, { page: '1', sort })).success).toBe(true)
  })

  it('of every module is among them', () => {
    expect(new Set(sorted.map(([path]) => path)).size).toBeGreaterThan(20)
  })
})

const ordersOf = (list: Call): string[] => {
  const { sort } = list.query?.shape ?? {}
  return sort ? ((z.toJSONSchema(sort, { io: 'input' }).enum ?? []) as string[]) : []
}
