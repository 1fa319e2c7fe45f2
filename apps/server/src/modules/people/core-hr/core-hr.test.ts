import {
  assignShift,
  createShift,
  limits,
  listLeaves,
  listPendingAccounts,
  listPersonRecords,
  listShiftWeek,
  summarisePeople,
  texts,
} from '@tahi/contract'
import { payrollBlocks } from '@tahi/domain'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type Person, server, type TestServer } from '../../../../test/fixtures/server.ts'
import { visitorOf } from '../../../../test/fixtures/visitor.ts'

const today = '2026-11-18'

describe('Core HR', () => {
  let tahi: TestServer
  let branch: string
  let manager: Person

  beforeEach(async () => {
    tahi = await server()
    branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
  })

  const summary = async (as = manager, branchId?: string) =>
    (await tahi.call(as, summarisePeople, { query: { branchId } })).ok.data
  const run = (statement: ReturnType<typeof sql>) =>
    tahi.database.asOwner(async (queries) => {
      await statement.execute(queries)
    })
  const hire = (count: number) =>
    Promise.all(Array.from({ length: count }, () => tahi.addPerson('user', branch)))
  const department = async (name: string, designations: string[]) => {
    const id = crypto.randomUUID()
    await run(sql`insert into department (id, name) values (${id}, ${`${name} ${id}`})`)
    const ids: string[] = []
    for (const each of designations) {
      const own = crypto.randomUUID()
      await run(sql`insert into designation (id, department_id, name) values (${own}, ${id}, ${each})`)
      ids.push(own)
    }
    return { id, designations: ids }
  }
  const place = (person: Person | undefined, departmentId: string, designationId: string | null) =>
    run(sql`update person set department_id = ${departmentId}, designation_id = ${designationId}
      where id = ${person?.id}`)
  const leave = (
    person: Person | undefined,
    first: string,
    last: string,
    state = 'confirmed',
    active = true,
  ) =>
    run(sql`
      insert into leave (id, branch_id, person_id, leave_type, first_day, last_day, state, active, created_by)
      values (gen_random_uuid(), ${branch}, ${person?.id}, 'Sick', ${first}, ${last}, ${state}, ${active},
        ${manager.id})`)

  it('counts the active people of the branch by department and designation', async () => {
    const sewing = await department('Sewing', ['Sewer', 'Line Leader'])
    const cutting = await department('Cutting', ['Cutter'])
    const people = await hire(6)
    const [sewer, leader] = sewing.designations
    for (const person of people.slice(0, 2)) await place(person, sewing.id, sewer ?? null)
    await place(people[2], sewing.id, leader ?? null)
    await place(people[3], cutting.id, null)
    await place(people[4], sewing.id, sewer ?? null)
    await run(sql`update person set active = false where id = ${people[4]?.id}`)
    // Registered in a department but shown as 'Admin HR' (W2 Employees).
    await place(await tahi.addPerson('manager', branch), sewing.id, sewer ?? null)

    const found = await summary()
    expect(found.people).toBe(6)
    expect(found.departments).toMatchObject([
      { _id: sewing.id, role: 'user', people: 3 },
      { _id: cutting.id, role: 'user', people: 1 },
      { _id: null, name: 'None', role: 'user', people: 1 },
      { _id: null, name: texts.person.adminHr, role: 'manager', people: 1 },
    ])
    const ofDepartment = (id: string | null) =>
      found.designations.filter(({ departmentId, role }) => departmentId === id && role === 'user')
    expect(ofDepartment(sewing.id)).toMatchObject([
      { _id: sewer, name: 'Sewer', people: 2 },
      { _id: leader, name: 'Line Leader', people: 1 },
    ])
    expect(ofDepartment(cutting.id)).toMatchObject([{ _id: null, name: 'None', people: 1 }])
    expect(ofDepartment(null)).toMatchObject([{ _id: null, name: 'None', people: 1 }])
    expect(found.designations.filter(({ role }) => role === 'manager')).toMatchObject([
      { _id: null, name: texts.person.adminHr, departmentId: null, people: 1 },
    ])
  })

  it('names those on a confirmed leave today, who comes back first first, and counts all of them', async () => {
    const people = await hire(limits.coreHrLeaves + 6)
    const [backToday, begins, requested, rejected, withdrawn, over, gone, ...away] = people
    await leave(backToday, '2026-11-01', today)
    await leave(begins, '2026-11-19', '2026-11-20')
    await leave(requested, today, today, 'requested')
    await leave(rejected, today, today, 'rejected')
    await leave(withdrawn, today, today, 'confirmed', false)
    await leave(over, '2026-11-10', '2026-11-17')
    await leave(gone, today, today)
    await run(sql`update person set active = false where id = ${gone?.id}`)
    expect((await summary()).onLeave).toMatchObject({
      people: 1,
      first: [{ employee: { _id: backToday?.id }, leaveType: 'Sick', dateEnd: today }],
    })

    for (const person of away) await leave(person, today, '2026-11-25')
    await leave(begins, today, today)
    await leave(over, today, '2026-11-24')
    const { people: count, first } = (await summary()).onLeave
    expect(count).toBe(away.length + 3)
    expect(first).toHaveLength(limits.coreHrLeaves)
    expect(first.map(({ dateEnd }) => dateEnd)).toEqual(first.map(({ dateEnd }) => dateEnd).toSorted())
  })

  it('counts them as the leave list does, also who moved, and who went to head office up to that day', async () => {
    const [promoted, promotedToday, moved] = await hire(3)
    for (const person of [promoted, promotedToday, moved]) await leave(person, '2026-11-10', '2026-11-25')
    const promote = (person: Person | undefined, day: string) =>
      run(sql`update person set role = 'act', branch_id = null, last_branch_id = ${branch}, left_branch_on = ${day}
        where id = ${person?.id}`)
    await promote(promoted, '2026-11-17')
    await promote(promotedToday, today)
    await run(sql`update person set branch_id = ${await tahi.addBranch()} where id = ${moved?.id}`)
    await run(
      sql`insert into former_member (branch_id, person_id, left_on) values (${branch}, ${moved?.id}, '2026-11-17')`,
    )
    const { people: count, first } = (await summary()).onLeave
    expect(first.map(({ employee, dateEnd }) => [employee._id, dateEnd])).toEqual([
      [promotedToday?.id, today],
      [moved?.id, '2026-11-25'],
    ])
    const query = { status: 'confirmed' as const, from: today, to: today, page: 1 }
    const list = await tahi.call(manager, listLeaves, { params: { id: 'all' }, query })
    expect(list.ok.total).toBe(count)
  })

  it('counts what blocks payroll as the record list filters it', async () => {
    const { id, designations } = await department('Sewing', ['Sewer'])
    // Nothing is recorded for the fifth.
    const [ready, noRate, noBirthday, noDesignation] = await hire(5)
    for (const person of [ready, noRate, noBirthday]) await place(person, id, designations[0] ?? null)
    for (const person of [ready, noBirthday, noDesignation])
      if (person) await tahi.addRate(person, '2026-01-01', 50_000, 7_000)
    // A rate that begins tomorrow pays nothing today.
    if (noRate) await tahi.addRate(noRate, '2026-11-19', 50_000, 7_000)
    for (const person of [ready, noRate, noDesignation])
      await run(sql`update person_detail set birthday = '1990-01-01' where person_id = ${person?.id}`)

    const found = await summary()
    expect(found.blocked).toBe(4)
    expect(found.blocks).toEqual(payrollBlocks.map((block) => ({ block, people: 2 })))
    for (const { block, people: count } of [...found.blocks, { block: 'any' as const, people: 4 }]) {
      const { ok } = await tahi.call(manager, listPersonRecords, { query: { block, page: 1 } })
      expect(ok.total, block).toBe(count)
    }
  })

  it('counts employees by the shift that holds today, as the week filters them', async () => {
    const make = async (name: string, start: string, days?: number[]) =>
      (await tahi.call(manager, createShift, { body: { name, start, end: '15:00', days } })).ok.data._id
    const assign = async (person: Person | undefined, shiftId: string | null, from: string) =>
      (await tahi.call(manager, assignShift, { body: { shiftId, userIds: [person?.id ?? ''], from } })).ok
    const [early, late] = [await make('Early', '06:00'), await make('Late', '09:00', [0, 6])]
    const [one, two, moved, back, planned] = await hire(6)
    await assign(one, early, '2026-11-01')
    await assign(two, early, today)
    await assign(moved, early, '2026-11-01')
    await assign(moved, late, '2026-11-10')
    await assign(back, late, '2026-11-01')
    await assign(back, null, '2026-11-18')
    await assign(planned, late, '2026-11-19')
    await tahi.call(manager, createShift, { body: { _id: late, status: false } })

    const { shifts } = await summary()
    expect(shifts).toMatchObject([
      { _id: early, name: 'Early', branchId: branch, start: '06:00', end: '15:00', working: true, people: 2 },
      { _id: late, name: 'Late', start: '09:00', working: false, people: 1 },
      { _id: null, name: null, start: '07:00', end: '16:00', working: true, people: 3 },
    ])
    for (const { _id, people } of shifts) {
      const query = { from: today, shiftId: _id ?? 'none', page: 1 }
      expect((await tahi.call(manager, listShiftWeek, { query })).ok.total).toBe(people)
    }
  })

  it('is of their own branch for a manager, and of one branch or all for an HR Manager', async () => {
    const other = await tahi.addBranch()
    await tahi.addPerson('user', other)
    await hire(2)
    expect((await summary()).people).toBe(2)
    const refused = await tahi.call(manager, summarisePeople, { query: { branchId: other } })
    expect(refused.failure).toMatchObject({ code: 'not_found', msg: texts.recordNotFound })

    const hr = await tahi.addPerson('hr')
    expect(await summary(hr, other)).toMatchObject({
      people: 1,
      shifts: [{ _id: null, branchId: other, people: 1 }],
    })
    const all = await summary(hr)
    expect(all.people).toBeGreaterThanOrEqual(4)
    expect(new Set(all.shifts.map(({ branchId }) => branchId)).size).toBeGreaterThan(1)
  })

  it('counts whom the record list has: without the reader, of every branch head office too', async () => {
    await tahi.addPerson('manager', branch)
    const { id, designations } = await department('Sewing', ['Sewer'])
    const [sewer] = await hire(3)
    await place(sewer, id, designations[0] ?? null)
    const hr = await tahi.addPerson('hr')
    await tahi.addPerson('act')
    const listed = async (as: Person, query: object) =>
      (await tahi.call(as, listPersonRecords, { query: { ...query, page: 1, pageSize: 1 } })).ok.total

    for (const [as, branchId] of [[manager], [hr, branch], [hr]] as const) {
      const { people, departments, designations } = await summary(as, branchId)
      expect(people).toBe(await listed(as, { branchId }))
      for (const { _id, role, people } of departments)
        expect(
          await listed(as, { branchId, role, departmentId: role === 'user' ? (_id ?? 'none') : undefined }),
          `${role} ${_id}`,
        ).toBe(people)
      const sum = (rows: readonly { people: number }[]) => rows.reduce((all, { people }) => all + people, 0)
      expect([sum(departments), sum(designations)]).toEqual([people, people])
    }
    expect((await summary()).departments.filter(({ role }) => role === 'manager')).toMatchObject([
      { name: texts.person.adminHr, people: 1 },
    ])
    const headOffice = (await summary(hr)).departments.filter(({ role }) => role === 'act')
    expect(headOffice).toMatchObject([{ _id: null, name: 'Accountant' }])
  })

  it('counts the accounts that wait for who asks as they are listed, whichever branch is looked at', async () => {
    const admin = await tahi.addPerson('admin')
    const hr = await tahi.addPerson('hr')
    const other = await tahi.addBranch()
    const before = (await summary()).pending.accounts
    const began = tahi.clock.now()
    onTestFinished(() => tahi.clock.set(began))
    for (const visitor of [visitorOf(tahi), visitorOf(tahi)]) {
      await visitor.waitForApproval(admin)
      tahi.clock.set(new Date(tahi.clock.now().getTime() + 60_000))
    }
    // Head office's registrations are for the General Manager to approve, and unverified ones do not wait yet.
    await visitorOf(tahi).waitForApproval(admin, { role: 'act' })
    await visitorOf(tahi).register()

    for (const [as, branchId] of [[manager], [hr], [hr, other]] as const) {
      const { pending } = await summary(as, branchId)
      expect(pending.accounts).toBe(before + 2)
      const listed = (await tahi.call(as, listPendingAccounts, { query: { page: 1, pageSize: 1 } })).ok
      expect(pending).toEqual({ accounts: listed.total, since: listed.data[0]?.verifiedAt })
    }
  })

  it('is all zero in a branch without people', async () => {
    const hr = await tahi.addPerson('hr')
    const { pending: _, ...ofBranch } = await summary(hr, await tahi.addBranch())
    expect(ofBranch).toEqual({
      people: 0,
      departments: [],
      designations: [],
      onLeave: { people: 0, first: [] },
      blocked: 0,
      blocks: payrollBlocks.map((block) => ({ block, people: 0 })),
      shifts: [],
    })
  })
})
