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
    await fillBranch(tahi, 'Another')
    people.admin = await tahi.addPerson('admin')
    people.hr = await tahi.addPerson('hr')
    people.manager = await tahi.addPerson('manager', filled.branch)
    await fillWhatIsOneReaders(people.hr.id)
    await fillWithTies()
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

  /** Gives the summaries many rows that are alike in all that they can be sorted by, but for their day. */
  const fillWithTies = () =>
    tahi.database.asOwner(async (queries) => {
      await sql`
        insert into attendance (id, branch_id, person_id, day, time_in, time_out, recorded_status)
        select gen_random_uuid(), branch_id, person_id, of_day, 420, 1020, 'present'
        from attendance cross join ${alike} as alike (of_day) where id = ${filled.ids.attendance}`.execute(
        queries,
      )
      await sql`
        insert into leave (id, branch_id, person_id, leave_type, first_day, last_day, created_by)
        select gen_random_uuid(), branch_id, person_id, leave_type, of_day, of_day, created_by
        from leave cross join ${alike} as alike (of_day) where id = ${filled.ids.leave}`.execute(queries)
      await sql`
        insert into payslip
        select made.* from payslip cross join ${alike} as alike (of_day)
        cross join lateral jsonb_populate_record(payslip, jsonb_build_object(
          'id', gen_random_uuid(), 'period_start', of_day, 'period_end', of_day, 'pay_date', of_day)) as made
        where payslip.id = ${filled.ids.payslip}`.execute(queries)
    })
  const alike = sql`(select day::date from generate_series('2026-08-01'::date, '2026-09-15', '1 day') as each (day))`

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
  it.each(sorted)(
    '%s can be sorted by %s, as its document says, and its pages neither repeat nor miss a row',
    async (_, sort, list) => {
      const { total, data } = await ask(list, { page: '1', pageSize: '500', sort })
      // A list of one page is in order by itself.
      if (total <= 12) return expect(data).toHaveLength(total)
      const pages = []
      for (let page = 1; page <= Math.ceil(total / 12); page++)
        pages.push(...(await ask(list, { page: String(page), pageSize: '12', sort })).data)
      expect(pages).toEqual(data)
    },
  )

  it.each(sorted.filter(([, sort]) => sort === 'branchName'))(
    '%s goes by the names of its branches when sorted by %s',
    async (_, sort, list) => {
      const names = async (order: string): Promise<string[]> => {
        const { data } = await ask(list, { page: '1', pageSize: '500', sort: order })
        const all: (string | null)[] = data.map(({ branchName }: { branchName: string | null }) => branchName)
        // What belongs to all branches stands before or after those of one.
        return all.filter((name) => name !== null && name !== 'All').map(String)
      }
      const upwards = await names(sort)
      expect(new Set(upwards).size).toBeGreaterThan(1)
      expect(upwards).toEqual(upwards.toSorted())
      expect(await names(`-${sort}`)).toEqual(upwards.toReversed())
    },
  )

  it('of every module is among them', () => {
    expect(new Set(sorted.map(([path]) => path)).size).toBeGreaterThan(20)
  })
})

const ordersOf = (list: Call): string[] => {
  const { sort } = list.query?.shape ?? {}
  return sort ? ((z.toJSONSchema(sort, { io: 'input' }).enum ?? []) as string[]) : []
}
