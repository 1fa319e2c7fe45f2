import { randomUUID } from 'node:crypto'
import { type Input, listPeople, listPersonRecords, type PersonRow, personSorts } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import { type Person, usualNow } from '../../../test/fixtures/server.ts'

type Query = Input<typeof listPersonRecords>['query']

describe('the record list', () => {
  let office: PeopleBranches
  let manager: Person
  let people: Record<'cutter' | 'packer' | 'sewer' | 'second' | 'gone', Person>

  beforeAll(async () => {
    office = await openPeopleBranches()
    const { tahi, branch, department, designation } = office
    manager = office.manager
    const hire = (lastName: string, firstName: string) =>
      tahi.addPerson('user', branch, { lastName, firstName })
    people = {
      second: await tahi.addPerson('manager', branch, { lastName: 'Zamora', firstName: 'Zenaida' }),
      packer: await hire('Abad', 'Rhea'),
      cutter: await hire('Abad', 'Arnel'),
      sewer: await hire('Cruz', 'Gemma'),
      gone: await hire('Batungbakal', 'Noel'),
    }
    // Everybody except the people above is in another branch, so that this branch's lists are exact.
    await office.change(office.hr, office.sewer, { branchId: office.other })
    await office.change(manager, people.gone, { status: false })
    await office.change(manager, people.packer, {
      departmentId: department,
      designationId: designation,
      birthday: '1990-05-17',
      dailyRate: 500,
      overRate: 78,
      ratesFrom: '2026-01-01',
    })
    await office.change(manager, people.cutter, { departmentId: department })
    // A rate that begins later pays nothing today.
    await office.change(manager, people.sewer, { dailyRate: 500, overRate: 78, ratesFrom: '2027-01-01' })
  })

  const list = async (query: Query = {}, as = manager) =>
    (await office.tahi.call(as, listPersonRecords, { query })).ok
  const names = async (query: Query = {}, as = manager) =>
    (await list(query, as)).data.map(({ lastName, firstName }) => `${lastName} ${firstName}`)

  it('has managers first, then everybody by name, without the caller and the deactivated', async () => {
    expect(await names()).toEqual(['Zamora Zenaida', 'Abad Arnel', 'Abad Rhea', 'Cruz Gemma'])
    expect(await names({}, people.second)).toEqual(['Santos Ana', 'Abad Arnel', 'Abad Rhea', 'Cruz Gemma'])
    const { total, page } = await list({ page: 2, pageSize: 3 })
    expect({ total, page }).toEqual({ total: 4, page: 2 })
  })

  it('shows each as a row needs them', async () => {
    const { data } = await list()
    const rowOf = (person: Person) => data.find(({ _id }) => _id === person.id)
    expect(rowOf(people.second)).toMatchObject({
      role: 'manager',
      branchId: office.branch,
      departmentName: 'Admin HR',
      designationName: 'Admin HR',
      blocks: [],
      can: [],
    })
    expect(rowOf(people.packer)).toEqual({
      _id: people.packer.id,
      userId: people.packer.code,
      firstName: 'Rhea',
      lastName: 'Abad',
      role: 'user',
      branchId: office.branch,
      branchName: expect.stringContaining('Branch'),
      departmentName: `Department ${office.department}`,
      designationName: `Designation ${office.designation}`,
      avatar: null,
      blocks: [],
      status: true,
      version: 2,
      can: ['edit', 'deactivate', 'resetPassword', 'setRates'],
    })
    expect(rowOf(people.cutter)?.blocks).toEqual(['no_rate', 'no_birthday', 'no_designation'])
    expect(rowOf(people.sewer)?.blocks).toEqual(['no_rate', 'no_birthday', 'no_designation'])
  })

  it('is searched by user ID and name, whatever the case', async () => {
    expect(await names({ search: 'aRNe' })).toEqual(['Abad Arnel'])
    expect(await names({ search: 'abad' })).toEqual(['Abad Arnel', 'Abad Rhea'])
    expect(await names({ search: people.sewer.code.toUpperCase() })).toEqual(['Cruz Gemma'])
    expect(await names({ search: 'Arnel\u00a0\u200bAbad' })).toEqual(['Abad Arnel'])
    expect(await names({ search: '%' })).toEqual([])
  })

  it('is filtered by role, department, designation, branch and status', async () => {
    const { department: departmentId, designation: designationId } = office
    expect(await names({ role: 'manager' })).toEqual(['Zamora Zenaida'])
    expect(await names({ role: 'user' })).toHaveLength(3)
    expect(await names({ role: 'all' })).toHaveLength(4)
    expect(await names({ departmentId })).toEqual(['Abad Arnel', 'Abad Rhea'])
    expect(await names({ departmentId: 'none' })).toEqual(['Cruz Gemma'])
    expect(await names({ designationId })).toEqual(['Abad Rhea'])
    expect(await names({ status: 'deactivated' })).toEqual(['Batungbakal Noel'])
    expect(await names({ branchId: office.branch }, office.admin)).toHaveLength(5)
    expect((await list({ branchId: office.other }, office.act)).total).toBe(2)
    const foreign = await office.tahi.call(manager, listPersonRecords, { query: { branchId: office.other } })
    expect(foreign.status).toBe(404)
  })

  it('is filtered by what stops a pay', async () => {
    expect(await names({ block: 'any' })).toEqual(['Abad Arnel', 'Cruz Gemma'])
    await office.change(manager, people.cutter, { birthday: '1990-01-01' })
    expect(await names({ block: 'no_birthday' })).toEqual(['Cruz Gemma'])
    expect(await names({ block: 'no_rate' })).toEqual(['Abad Arnel', 'Cruz Gemma'])
    expect(await names({ block: 'no_designation' })).toEqual(['Abad Arnel', 'Cruz Gemma'])
    expect(await names({ block: 'any', status: 'deactivated' })).toEqual([])
    await office.change(manager, people.cutter, { birthday: null })
  })

  it.each(personSorts)('is sorted by %s, both ways, page by page the same', async (sort) => {
    const shown = (row: PersonRow) => String(row[sort] ?? '').toLowerCase()
    const up = (await list({ sort })).data.map(shown)
    const known = up.filter(Boolean)
    const unknown = up.filter((name) => !name)
    expect(up).toEqual([...known.toSorted(), ...unknown])
    const down = (await list({ sort: `-${sort}` })).data.map(shown)
    expect(down).toEqual([...known.toReversed(), ...unknown])
    const paged = [1, 2, 3, 4].map(async (page) => (await list({ sort, page, pageSize: 1 })).data[0]?._id)
    expect(new Set(await Promise.all(paged)).size).toBe(4)
  })

  it('is sorted by branch as a reader looks for it, with marks on letters or without', async () => {
    const { tahi, hr } = office
    const search = randomUUID()
    const branchNames = ['Nagcarlan', 'Ñiño', 'Obando'].map((name) => `${name} ${search}`)
    for (const branchName of branchNames.toReversed())
      await tahi.addPerson('user', await tahi.addBranch(branchName), { lastName: search })
    const sorted = await list({ sort: 'branchName', search }, hr)
    expect(sorted.data.map(({ branchName }) => branchName)).toEqual(branchNames)
  })

  it('refuses another order, and employees', async () => {
    const { failure } = await office.tahi.call(manager, listPersonRecords, { query: { sort: 'email' } })
    expect(failure.errors?.[0]?.path).toBe('sort')
    expect((await office.tahi.call(people.sewer, listPersonRecords, { query: {} })).status).toBe(403)
  })

  it('asks the database twice, however many people there are', async () => {
    const crowd = await office.tahi.addBranch()
    const hr = await office.tahi.addPerson('manager', crowd)
    await office.tahi.database.asOwner(async (queries) => {
      await sql`
        insert into person (id, code, role, first_name, last_name, branch_id)
        select gen_random_uuid(), ${`${randomUUID()}-`} || number, 'user', 'Ana', 'Santos', ${crowd}::uuid
        from generate_series(1, 500) as number`.execute(queries)
      await sql`
        insert into person_detail (person_id, branch_id, email)
        select id, branch_id, id || '@example.com' from person
        where branch_id = ${crowd} and id <> ${hr.id}`.execute(queries)
      await sql`
        insert into pay_rate (person_id, branch_id, effective_from, daily_rate, overtime_rate)
        select id, branch_id, '2026-01-01', 50000, 7800 from person where branch_id = ${crowd}`.execute(
        queries,
      )
    })
    const statements = vi.spyOn((await import('pg')).default.Client.prototype, 'query')
    const { data } = await list({ page: 1, pageSize: 500 }, hr)
    const selects = statements.mock.calls.filter(
      ([query]) => /select/i.test(textOf(query)) && /person/.test(textOf(query)),
    )
    statements.mockRestore()
    expect(data).toHaveLength(500)
    expect(data.every(({ blocks }) => !blocks.includes('no_rate'))).toBe(true)
    // The session's query, the count and the page.
    expect(selects.length).toBeGreaterThan(1)
    expect(selects.length).toBeLessThanOrEqual(3)
  })

  it('leaves the list of selects as it is, with a filter by designation', async () => {
    const query = { designationId: office.designation }
    const { ok } = await office.tahi.call(manager, listPeople, { query })
    expect(ok.data.map(({ _id }) => _id)).toEqual([people.packer.id])
    expect(office.tahi.clock.now()).toEqual(usualNow)
  })
})

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | undefined)?.text ?? '')
