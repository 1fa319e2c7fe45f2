import { type Call, calls, mayUse, summariseAttendance } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Filled, fillBranch } from './filled-branch.ts'
import { sampleInput } from './sample-input.ts'
import { type Person, startServer, type TestServer } from './server.ts'

/** Generated from the contract: every list says on every page how many rows it has, also past its end. */
describe('the total of a list past its end', () => {
  let tahi: TestServer
  let filled: Filled
  const people = {} as Record<'admin' | 'hr' | 'manager', Person>

  beforeAll(async () => {
    // Of its own: head office sees every branch, and what other tests add must not come between two pages.
    tahi = await startServer()
    filled = await fillBranch(tahi, 'Paged')
    people.admin = await tahi.addPerson('admin')
    people.hr = await tahi.addPerson('hr')
    people.manager = await tahi.addPerson('manager', filled.branch)
    await fillWhatIsOneReaders(people.hr.id)
    return () => tahi.close()
  })

  /** What nobody else has or sees. */
  const fillWhatIsOneReaders = (reader: string) =>
    tahi.database.asOwner(async (queries) => {
      await sql`update notification set person_id = ${reader}`.execute(queries)
      await sql`update people_import set created_by = ${reader}`.execute(queries)
      await sql`update people_import_row set created_by = ${reader}`.execute(queries)
      await sql`
        insert into registration (id, code, email, password_hash, role, state, link_ends_at, created_at, verified_at)
        values (${filled.ids.person}, 'EMP-NEW', 'new@example.com', 'none', 'user', 'waiting', now(), now(), now())`.execute(
        queries,
      )
    })

  const lists = calls.filter(
    ({ path, reply, query }) =>
      reply.kind === 'list' && query && 'page' in query.shape && path !== summariseAttendance.path,
  )

  /** Everything in scope where the list can be asked so, else what is of the first record that has one. */
  async function totalOn(list: Call, page: number): Promise<number> {
    const as = (['hr', 'admin', 'manager'] as const).find((role) => mayUse(list.allow, role)) ?? 'hr'
    for (const id of ['all', ...Object.values(filled.ids)]) {
      const url = list.path.replace(/:\w+/g, id)
      const { query } = sampleInput(list, id) as { query: Record<string, string> }
      const needed = Object.entries(query).filter(
        ([name]) => list.query?.shape[name]?.safeParse(undefined).success === false,
      )
      const search = new URLSearchParams([...needed, ['page', String(page)], ['pageSize', '1']])
      const headers = { authorization: `Bearer ${people[as].token}` }
      const response = await tahi.app.inject({ method: 'GET', url: `${url}?${search}`, headers })
      if (response.statusCode === 200) return response.json().total
    }
    throw new Error(`${list.path} could not be asked`)
  }

  it.each(lists.map((list) => [list.path, list] as const))(
    'is that of the first page: %s',
    async (_, list) => {
      const total = await totalOn(list, 1)
      expect(total).toBeGreaterThan(0)
      expect(await totalOn(list, 100)).toBe(total)
    },
  )
})
