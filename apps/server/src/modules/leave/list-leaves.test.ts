import {
  createLeave,
  exportLeaves,
  type Input,
  type LeaveSummaryRow,
  listLeaves,
  summariseLeaves,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import readExcelFile from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'

type Query = Input<typeof listLeaves>['query']

describe('leaves in lists and totals', () => {
  let tahi: TestServer
  let branch: string
  let manager: Person
  let admin: Person
  let ana: Person
  let bea: Person

  beforeAll(async () => {
    tahi = await server()
    branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    admin = await tahi.addPerson('admin')
    ana = await tahi.addPerson('user', branch, { firstName: 'Ana', lastName: 'Cruz' })
    bea = await tahi.addPerson('user', branch, { firstName: 'Bea', lastName: 'Reyes' })
    await leave(ana, 'Sick', '2026-10-29', '2026-11-02', 'confirmed')
    await leave(ana, 'Emergency', '2026-11-10', '2026-11-10', 'rejected')
    await leave(bea, 'Bereavement', '2026-11-02', '2026-11-03', 'requested')
    await leave(bea, 'Maternity', '2026-12-01', '2027-03-15', 'confirmed')
  })

  const leave = async (
    person: Person,
    leaveType: Exclude<Input<typeof createLeave>['body']['leaveType'], undefined>,
    date: string,
    dateEnd: string,
    state: 'requested' | 'confirmed' | 'rejected',
  ) =>
    (
      await tahi.call(manager, createLeave, {
        body: { userId: person.id, leaveType, date, dateEnd, state },
      })
    ).ok
  const list = async (query: Query, id = 'all', as = manager) =>
    (await tahi.call(as, listLeaves, { params: { id }, query })).ok
  const types = async (query: Query, id?: string) =>
    (await list(query, id)).data.map(({ leaveType }) => leaveType)

  it.each<[Query, string[]]>([
    [{}, ['Maternity', 'Emergency', 'Bereavement', 'Sick']],
    [{ from: '2026-11-01', to: '2026-11-18' }, ['Emergency', 'Bereavement', 'Sick']],
    [{ from: '2026-11-03', to: '2026-11-09' }, ['Bereavement']],
    [{ to: '2026-10-29' }, ['Sick']],
    [{ from: '2027-03-15' }, ['Maternity']],
    [{ from: '2027-03-16' }, []],
    [{ status: 'requested' }, ['Bereavement']],
    [{ status: 'confirmed' }, ['Maternity', 'Sick']],
    [{ status: 'rejected' }, ['Emergency']],
    [{ status: 'live' }, ['Maternity', 'Bereavement', 'Sick']],
    [{ status: 'all', sort: 'leaveType' }, ['Bereavement', 'Emergency', 'Maternity', 'Sick']],
    [{ sort: '-dateEnd' }, ['Maternity', 'Emergency', 'Bereavement', 'Sick']],
    [{ sort: 'lastName', status: 'confirmed' }, ['Sick', 'Maternity']],
    [{ page: 2, pageSize: 3 }, ['Sick']],
  ])('are filtered and sorted by %j', async (query, expected) => {
    expect(await types(query)).toEqual(expected)
  })

  it('are counted on all pages', async () => {
    expect(await list({ page: 1, pageSize: 1 })).toMatchObject({ total: 4, page: 1, pageSize: 1 })
  })

  it('are searched by a part of the user ID or the name, whatever its case', async () => {
    for (const search of [bea.code.toUpperCase().slice(2), 'reye', 'reyes bea'])
      expect(await types({ search })).toEqual(['Maternity', 'Bereavement'])
    expect(await types({ search: 'Reyes Ana' })).toEqual([])
  })

  it('are those of a branch or a person when the path names one', async () => {
    expect(await types({}, branch)).toHaveLength(4)
    expect(await types({}, ana.id)).toEqual(['Emergency', 'Sick'])
    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    expect((await list({}, 'all', stranger)).total).toBe(0)
    expect((await tahi.call(stranger, listLeaves, { params: { id: branch }, query: {} })).status).toBe(404)
    expect((await list({ branchId: branch }, 'all', admin)).total).toBe(4)
  })

  it("are one's own for an employee", async () => {
    expect((await list({}, 'all', bea)).data.map(({ leaveType }) => leaveType)).toEqual([
      'Maternity',
      'Bereavement',
    ])
    expect((await tahi.call(bea, listLeaves, { params: { id: ana.id }, query: {} })).status).toBe(404)
  })

  it('may be read by the General Manager, who decides nothing', async () => {
    const { data } = await list({ branchId: branch }, 'all', admin)
    expect(data.every(({ can }) => can.length === 0)).toBe(true)
  })

  it('are exported as they are filtered', async () => {
    const query = { from: '2026-11-01', to: '2026-11-18', status: 'requested' } as const
    const answer = await tahi.call(manager, exportLeaves, { query })
    expect(answer.headers['content-disposition']).toContain('leave-data.xlsx')
    const [head, ...rows] = await readExcelFile(answer.raw).then((sheets) => sheets[0]?.data ?? [])
    expect(head?.slice(0, 3)).toEqual(['User ID', 'Last Name', 'First Name'])
    expect(rows.map((row) => row.slice(1, 9))).toEqual([
      [
        'Reyes',
        'Bea',
        expect.any(String),
        new Date('2026-11-02'),
        new Date('2026-11-03'),
        2,
        'Bereavement',
        texts.leave.states.requested,
      ],
    ])
  })

  describe('as totals per branch and day', () => {
    const totals = async (query: Input<typeof summariseLeaves>['query'], as = admin) =>
      (await tahi.call(as, summariseLeaves, { query: { branchId: branch, ...query } })).ok
    const shown = ({ date, totalLeave, confirmed, requested }: LeaveSummaryRow) =>
      `${date} ${totalLeave} = ${confirmed} + ${requested}`

    it('are the days on which somebody is away or asks to be, oldest first', async () => {
      const { data, total } = await totals({ from: '2026-11-01', to: '2026-11-30' })
      expect(data.map(shown)).toEqual([
        '2026-11-01 1 = 1 + 0',
        '2026-11-02 2 = 1 + 1',
        '2026-11-03 1 = 0 + 1',
      ])
      expect([total, data[0]?.branchId]).toEqual([3, branch])
    })

    it('are of one state, sorted and paged', async () => {
      const range = { from: '2026-11-01', to: '2026-11-30' }
      expect((await totals({ ...range, status: 'requested' })).data.map(shown)).toEqual([
        '2026-11-02 1 = 0 + 1',
        '2026-11-03 1 = 0 + 1',
      ])
      expect((await totals({ ...range, sort: '-date', page: 1, pageSize: 1 })).data.map(shown)).toEqual([
        '2026-11-03 1 = 0 + 1',
      ])
      expect((await totals({ ...range, sort: '-totalLeave' })).data[0]).toMatchObject({ date: '2026-11-02' })
    })

    it('are filtered as the list is; rejected leaves count only where they are asked for', async () => {
      const range = { from: '2026-11-01', to: '2026-11-30' }
      const counted = async (query: Input<typeof summariseLeaves>['query']) =>
        (await totals({ ...range, ...query })).data.map(shown)
      const live = await counted({})
      expect(await counted({ status: 'live' })).toEqual(live)
      expect(await counted({ status: 'all' })).toEqual(live)
      expect(await counted({ status: 'rejected' })).toEqual(['2026-11-10 1 = 0 + 0'])
      const beas = { search: bea.code.toUpperCase().slice(2) }
      expect(await counted(beas)).toEqual(['2026-11-02 1 = 0 + 1', '2026-11-03 1 = 0 + 1'])
      expect(await counted({ ...beas, status: 'confirmed' })).toEqual([])
      expect(await counted({ search: 'Reyes Ana' })).toEqual([])
      const unknown = { query: { status: 'present' } as object }
      expect((await tahi.call(admin, summariseLeaves, unknown)).failure).toMatchObject({
        code: 'invalid',
        errors: [{ path: 'status' }],
      })
    })

    it('are what counting each day gives, over any range', async () => {
      const crowd = await tahi.addBranch()
      await tahi.database.asOwner(async (queries) => {
        await sql`
          insert into person (id, code, role, first_name, last_name, branch_id)
          select gen_random_uuid(), ${crowd}::text || number, 'user', 'C', 'D', ${crowd}::uuid
          from generate_series(1, 40) as number`.execute(queries)
        await sql`
          insert into person_detail (person_id, branch_id, email)
          select id, branch_id, id || '@example.com' from person where branch_id = ${crowd}`.execute(queries)
        await sql`
          insert into leave (id, branch_id, person_id, leave_type, first_day, last_day, state, created_by)
          select gen_random_uuid(), branch_id, id, 'Sick', date '2026-01-01' + place * 7,
            date '2026-01-01' + place * 7 + place % 40,
            (array['requested', 'confirmed', 'rejected'])[1 + place % 3], id
          from (select *, row_number() over (order by code)::integer as place from person
            where branch_id = ${crowd}) as numbered`.execute(queries)
      })
      for (const range of [
        { from: '2026-03-04', to: '2026-08-19' },
        { from: '2026-05-05', to: '2026-05-05' },
        {},
      ]) {
        const { rows } = await tahi.database.asOwner((queries) =>
          sql<{ date: string; totalLeave: number; confirmed: number }>`
            select each::date as date, count(*) as "totalLeave",
              count(*) filter (where state = 'confirmed') as confirmed
            from leave cross join lateral generate_series(
              greatest(first_day, ${range.from ?? null}::date), least(last_day, ${range.to ?? null}::date),
              interval '1 day') as each
            where branch_id = ${crowd} and state <> 'rejected'
            group by each order by each`.execute(queries),
        )
        const { data } = await totals({ ...range, branchId: crowd })
        expect(rows.length).toBeGreaterThan(0)
        expect(data.map(({ date, totalLeave, confirmed }) => ({ date, totalLeave, confirmed }))).toEqual(rows)
      }
    })

    it("are a manager's own branch's alone", async () => {
      const other = await tahi.addPerson('manager', await tahi.addBranch())
      const { data } = (await tahi.call(other, summariseLeaves, { query: {} })).ok
      expect(data).toEqual([])
      expect((await tahi.call(other, summariseLeaves, { query: { branchId: branch } })).status).toBe(404)
    })
  })
})
