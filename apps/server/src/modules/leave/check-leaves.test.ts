import { randomUUID } from 'node:crypto'
import { checkLeaves, createLeave, type Input, readLeaveCalendar } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'

describe('confirming leaves that would leave a quota without people', () => {
  let tahi: TestServer
  let branch: string
  let manager: Person
  let crew: Person[]
  let sewers: string
  let packers: string

  beforeEach(async () => {
    tahi = await server()
    branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    ;[sewers, packers] = [randomUUID(), randomUUID()]
    const department = randomUUID()
    await tahi.database.asOwner(async (queries) => {
      await sql`insert into department (id, name) values (${department}, ${department})`.execute(queries)
      await sql`
        insert into designation (id, department_id, name)
        values (${sewers}, ${department}, 'Sewer'), (${packers}, ${department}, 'Packer')`.execute(queries)
    })
    crew = [await hire(sewers), await hire(sewers)]
    await addQuota('2026-11-20', 'Polo')
  })

  const hire = async (designation: string, where = branch) => {
    const person = await tahi.addPerson('user', where)
    await tahi.database.asOwner((queries) =>
      sql`update person set designation_id = ${designation} where id = ${person.id}`.execute(queries),
    )
    return person
  }
  const addQuota = (
    day: string,
    style: string,
    { designation = sewers, active = true, where = branch } = {},
  ) =>
    tahi.database.asOwner((queries) =>
      sql`
        insert into quota (id, branch_id, department_id, designation_id, style_name, target, day, active)
        select gen_random_uuid(), ${where}, department_id, id, ${style}, 100, ${day}, ${active}
        from designation where id = ${designation}`.execute(queries),
    )
  const leave = async (person: Person | undefined, date: string, dateEnd: string, confirm = false) => {
    const body = {
      userId: person?.id ?? '',
      leaveType: 'Emergency',
      date,
      dateEnd,
      status: confirm,
    } as const
    return (await tahi.call(manager, createLeave, { body })).ok.data._id
  }
  const check = async (body: Input<typeof checkLeaves>['body'], as = manager) =>
    (await tahi.call(as, checkLeaves, { body })).ok.data.emptied.map(
      ({ date, styleName, designationName, people }) =>
        `${date} ${styleName} ${designationName} of ${people}`,
    )

  it('says nothing while somebody remains', async () => {
    expect(await check({ ids: [await leave(crew[0], '2026-11-19', '2026-11-21')] })).toEqual([])
    // The other person's open request is no absence yet.
    await leave(crew[1], '2026-11-20', '2026-11-20')
    expect(await check({ userId: crew[0]?.id, date: '2026-11-20', dateEnd: '2026-11-20' })).toEqual([])
  })

  it('says nothing while a third remains whom nobody gave a leave', async () => {
    await hire(sewers)
    await leave(crew[1], '2026-11-20', '2026-11-20', true)
    expect(await check({ ids: [await leave(crew[0], '2026-11-20', '2026-11-20')] })).toEqual([])
  })

  it('says nothing of days that these leaves do not cover', async () => {
    await addQuota('2026-11-23', 'Skirt')
    for (const person of crew) await leave(person, '2026-11-23', '2026-11-23', true)
    expect(await check({ ids: [await leave(crew[0], '2026-11-20', '2026-11-20')] })).toEqual([])
  })

  it('asks a branch for its own people and quotas alone', async () => {
    const [withPeople, withQuota] = [await tahi.addBranch(), await tahi.addBranch()]
    await hire(sewers, withPeople)
    await addQuota('2026-11-20', 'Blouse', { where: withQuota })
    await leave(crew[1], '2026-11-20', '2026-11-20', true)
    const id = await leave(crew[0], '2026-11-20', '2026-11-20')
    const emptied = ['2026-11-20 Polo Sewer of 2']
    expect(await check({ ids: [id] }, await tahi.addPerson('hr'))).toEqual(emptied)
  })

  it('names day, quota and designation once the last of them goes', async () => {
    await leave(crew[1], '2026-11-20', '2026-11-25', true)
    await addQuota('2026-11-21', 'Skirt')
    await addQuota('2026-11-26', 'Skirt')
    await addQuota('2026-11-20', 'Carton', { designation: packers })
    await addQuota('2026-11-20', 'Removed', { active: false })
    const emptied = ['2026-11-20 Polo Sewer of 2', '2026-11-21 Skirt Sewer of 2']
    const id = await leave(crew[0], '2026-11-19', '2026-11-30')
    expect(await check({ ids: [id] })).toEqual(emptied)
    expect(await check({ userId: crew[0]?.id, date: '2026-11-19', dateEnd: '2026-11-30' })).toEqual(emptied)
  })

  it('counts the given leaves together', async () => {
    const ids = [
      await leave(crew[0], '2026-11-20', '2026-11-20'),
      await leave(crew[1], '2026-11-20', '2026-11-20'),
    ]
    expect(await check({ ids: ids.slice(0, 1) })).toEqual([])
    expect(await check({ ids })).toEqual(['2026-11-20 Polo Sewer of 2'])
  })

  it('does not count who left', async () => {
    await tahi.database.asOwner((queries) =>
      sql`update person set active = false where id = ${crew[1]?.id}`.execute(queries),
    )
    const id = await leave(crew[0], '2026-11-20', '2026-11-20')
    expect(await check({ ids: [id] })).toEqual(['2026-11-20 Polo Sewer of 1'])
  })

  it("tells nothing of another branch's leaves and people", async () => {
    await leave(crew[1], '2026-11-20', '2026-11-20', true)
    const id = await leave(crew[0], '2026-11-20', '2026-11-20')
    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    expect(await check({ ids: [id] }, stranger)).toEqual([])
    const entered = { userId: crew[0]?.id, date: '2026-11-20', dateEnd: '2026-11-20' }
    expect(await check(entered, stranger)).toEqual([])
    expect(await check(entered, await tahi.addPerson('hr'))).toHaveLength(1)
  })

  it('shows in the calendar how much of a designation is left', async () => {
    await hire(packers)
    await leave(crew[0], '2026-10-30', '2026-11-02', true)
    await leave(crew[1], '2026-11-02', '2026-11-03')
    await tahi.call(manager, createLeave, {
      body: {
        userId: crew[1]?.id,
        leaveType: 'Sick',
        date: '2026-11-05',
        dateEnd: '2026-11-05',
        state: 'rejected',
      },
    })
    const read = async (query: { from: string; to: string }) =>
      tahi.call(manager, readLeaveCalendar, { query })
    const { data } = (await read({ from: '2026-11-01', to: '2026-11-30' })).ok
    expect(
      data.leaves.map(({ employee, date, dateEnd, state }) => [employee._id, date, dateEnd, state]),
    ).toEqual([
      [crew[0]?.id, '2026-10-30', '2026-11-02', 'confirmed'],
      [crew[1]?.id, '2026-11-02', '2026-11-03', 'requested'],
    ])
    expect(data.designations.map(({ name, people }) => [name, people])).toEqual([
      ['Packer', 1],
      ['Sewer', 2],
    ])
    expect(data.away).toEqual([
      { date: '2026-11-01', designationId: sewers, people: 1 },
      { date: '2026-11-02', designationId: sewers, people: 1 },
    ])
    expect((await read({ from: '2026-11-02', to: '2026-11-02' })).ok.data.leaves).toHaveLength(2)
    expect((await read({ from: '2026-11-01', to: '2027-01-01' })).status).toBe(200)
    expect((await read({ from: '2026-11-01', to: '2027-01-02' })).failure.errors?.[0]?.path).toBe('to')
    expect((await read({ from: '2026-11-02', to: '2026-11-01' })).failure.errors?.[0]?.path).toBe('to')
  })

  it('does not miss in the calendar who moved: nobody counts them any more', async () => {
    await leave(crew[0], '2026-11-02', '2026-11-03', true)
    await leave(crew[1], '2026-11-03', '2026-11-03', true)
    const other = await tahi.addBranch()
    await tahi.database.asOwner(async (queries) => {
      await sql`update person set branch_id = ${other} where id = ${crew[0]?.id}`.execute(queries)
      await sql`insert into former_member (branch_id, person_id, left_on) values (${branch}, ${crew[0]?.id}, '2026-11-17')`.execute(
        queries,
      )
    })
    const query = { from: '2026-11-01', to: '2026-11-30' }
    const { leaves, designations, away } = (await tahi.call(manager, readLeaveCalendar, { query })).ok.data
    expect(leaves).toHaveLength(2)
    expect(designations.map(({ people }) => people)).toEqual([1])
    expect(away).toEqual([{ date: '2026-11-03', designationId: sewers, people: 1 }])
  })
})
