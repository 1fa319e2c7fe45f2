import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { server, type TestServer } from './fixtures/server.ts'
import { type TwoBranches, twoBranches } from './fixtures/two-branches.ts'

/** The writes that the second lock allows each role, without the verbs. */
describe('row security on what is written', () => {
  let tahi: TestServer
  let company: TwoBranches
  let attempt: TwoBranches['attempt']

  beforeAll(async () => {
    tahi = await server()
    company = await twoBranches(tahi)
    attempt = company.attempt
  })

  const set = (table: string, assigned: string, id: string, key = 'id') =>
    `update ${table} set ${assigned} where ${key} = '${id}'`

  it('lets keepers and their branch go on writing', async () => {
    const { own, employee, keeper } = company
    const { ids } = own
    expect(await attempt(keeper, set('attendance', `recorded_status = 'present'`, ids.attendance))).toBe(
      'written',
    )
    expect(await attempt(keeper, set('leave', `state = 'confirmed'`, ids.leave))).toBe('written')
    expect(await attempt(keeper, set('correction', `state = 'accepted'`, ids.correction))).toBe('written')
    expect(await attempt(keeper, set('person', 'active = false', ids.person))).toBe('written')
    expect(await attempt(keeper, set('payslip', 'version = 9', ids.payslip))).toBe('written')
    expect(await attempt(keeper, set('shift', `name = 'Late'`, ids.shift))).toBe('written')
    expect(await attempt(keeper, set('pay_rate', 'daily_rate = 1', ids.person, 'person_id'))).toBe('written')
    expect(await attempt(employee, set('leave', `details = ''`, ids.leave))).toBe('written')
    expect(await attempt(employee, set('correction', `state = 'withdrawn'`, ids.correction))).toBe('written')
    expect(await attempt(employee, set('person_detail', `contact = '1'`, ids.person, 'person_id'))).toBe(
      'written',
    )
    expect(await attempt(employee, set('person', 'avatar_file_id = null', ids.person))).toBe('written')
  })

  it('keeps from everybody what is theirs alone to be written by others', async () => {
    const { own, employee, keeper, admin, colleague } = company
    for (const assigned of [`role = 'manager'`, 'active = false', `first_name = 'X'`, `code = 'X'`])
      expect(await attempt(employee, set('person', assigned, employee.person)), assigned).toBe('refused')
    expect(
      await attempt(employee, set('person_detail', `email = 'x@example.com'`, employee.person, 'person_id')),
    ).toBe('refused')
    const detail = `
      insert into person_detail (person_id, branch_id, email)
      values ('${colleague.id}', '${own.branch}', 'x@example.com')`
    expect(await attempt(employee, detail)).toBe('refused')
    expect(await attempt(keeper, set('person', `last_name = 'X'`, keeper.person))).toBe('refused')
    expect(await attempt(keeper, set('pay_rate', 'daily_rate = 1', keeper.person, 'person_id'))).toBe(
      'refused',
    )
    expect(await attempt(admin, set('person', 'active = false', admin.person))).toBe('refused')
  })

  it('lets General Managers alone change their own name', async () => {
    const { accountant, admin } = company
    const named = (person: string) => set('person', `first_name = 'X', last_name = 'Y'`, person)
    expect(await attempt(admin, named(admin.person))).toBe('written')
    expect(await attempt(accountant, named(accountant.person))).toBe('refused')
    expect(await attempt(admin, set('person', `code = 'X'`, admin.person))).toBe('refused')
    for (const assigned of [`city = 'X'`, `email = 'x@example.com'`])
      expect(await attempt(admin, set('person_detail', assigned, admin.person, 'person_id'))).toBe('refused')
  })

  it('holds what an employee wrote and others decided or pay by', async () => {
    const { own, employee } = company
    const { ids } = own
    for (const assigned of [
      'time_in = 1',
      'time_out = null',
      `recorded_status = 'present'`,
      'active = false',
    ])
      expect(await attempt(employee, set('attendance', assigned, ids.attendance)), assigned).toBe('refused')
    expect(await attempt(employee, set('leave', `state = 'confirmed'`, ids.leave))).toBe('refused')
    expect(await attempt(employee, set('correction', `state = 'accepted'`, ids.correction))).toBe('refused')
    const add = (table: string, columns: string, values: string) =>
      attempt(
        employee,
        `insert into ${table} (id, branch_id, person_id, ${columns})
         values ('${randomUUID()}', '${own.branch}', '${employee.person}', ${values})`,
      )
    const absence = (status: string) => add('attendance', 'day, recorded_status', `'2026-11-25', '${status}'`)
    expect(await absence('pending')).toBe('written')
    expect(await absence('present')).toBe('refused')
    const asked = (state: string) =>
      add(
        'leave',
        'leave_type, first_day, last_day, state, created_by',
        `'sick', '2026-12-25', '2026-12-25', '${state}', '${employee.person}'`,
      )
    expect(await asked('requested')).toBe('written')
    expect(await asked('confirmed')).toBe('refused')
    const corrected = (state: string) =>
      add('correction', 'day, time_in, reason, state', `'2026-11-04', 420, 'x', '${state}'`)
    expect(await corrected('requested')).toBe('written')
    expect(await corrected('accepted')).toBe('refused')
  })

  it('leaves the days, leaves and requests of who keeps records to others', async () => {
    const { own } = company
    const { id } = await tahi.addPerson('manager', own.branch)
    const keeper = { branch: own.branch, person: id, own: false }
    const added = (table: string, columns: string, values: string) =>
      `insert into ${table} (id, branch_id, person_id, ${columns})
       values ('${randomUUID()}', '${own.branch}', '${keeper.person}', ${values})`
    const pending = (day: string) => added('attendance', 'day, recorded_status', `'${day}', 'pending'`)
    const leaveIn = (state: string, day: string) =>
      added(
        'leave',
        'leave_type, first_day, last_day, state, created_by',
        `'sick', '${day}', '${day}', '${state}', '${keeper.person}'`,
      )
    const asked = added('correction', 'day, time_in, reason', `'2026-11-04', 420, 'x'`)
    await tahi.database.asOwner(async (queries) => {
      for (const row of [pending('2026-11-04'), leaveIn('requested', '2026-12-25'), asked])
        await sql.raw(row).execute(queries)
    })
    const ofOneself = (table: string, assigned: string) => set(table, assigned, keeper.person, 'person_id')

    expect(await attempt(keeper, pending('2026-11-25'))).toBe('refused')
    expect(await attempt({ ...keeper, own: true }, pending('2026-11-25'))).toBe('written')
    for (const assigned of ['time_in = 1', `recorded_status = 'present'`, 'active = false'])
      expect(await attempt(keeper, ofOneself('attendance', assigned)), assigned).toBe('refused')
    expect(await attempt(keeper, leaveIn('requested', '2026-12-26'))).toBe('written')
    expect(await attempt(keeper, leaveIn('confirmed', '2026-12-26'))).toBe('refused')
    expect(await attempt(keeper, ofOneself('leave', `details = 'x'`))).toBe('written')
    expect(await attempt(keeper, ofOneself('leave', `state = 'confirmed'`))).toBe('refused')
    expect(await attempt(keeper, ofOneself('correction', `state = 'accepted'`))).toBe('refused')
  })

  it('lets a General Manager move own records to another branch, and change nothing else of them', async () => {
    const { own, other } = company
    const { id } = await tahi.addPerson('admin')
    await tahi.addRate({ ...company.colleague, id }, '2026-01-01', 60_000, 9_000)
    const added = (table: string, columns: string, values: string) =>
      `insert into ${table} (id, branch_id, person_id, ${columns})
       values ('${randomUUID()}', '${own.branch}', '${id}', ${values})`
    const dayOn = (date: string) =>
      added('attendance', 'day, time_in, time_out, recorded_status', `'2026-11-${date}', 420, 960, 'present'`)
    const leaveOn = (date: string) =>
      added(
        'leave',
        'leave_type, first_day, last_day, state, created_by',
        `'sick', '2026-12-${date}', '2026-12-${date}', 'confirmed', '${id}'`,
      )
    await tahi.database.asOwner(async (queries) => {
      const last = `last_branch_id = '${own.branch}', left_branch_on = '2026-11-05'`
      for (const row of [dayOn('04'), leaveOn('25'), set('person', last, id)])
        await sql.raw(row).execute(queries)
    })
    const admin = { branch: 'all', person: id, own: false }
    const ofOneself = (table: string, assigned: string) => set(table, assigned, id, 'person_id')

    const moved = `branch_id = '${other.branch}'`
    for (const table of ['attendance', 'leave', 'pay_rate'])
      expect(await attempt(admin, ofOneself(table, moved)), table).toBe('written')
    expect(await attempt(admin, set('person', `last_${moved}`, id))).toBe('written')

    for (const [table, assigned] of [
      ['attendance', 'time_out = 1000'],
      ['attendance', 'paid_until = 1000'],
      ['attendance', 'active = false'],
      ['leave', `state = 'rejected'`],
      ['leave', 'active = false'],
      ['pay_rate', 'daily_rate = 1'],
    ] as const)
      expect(await attempt(admin, ofOneself(table, `${moved}, ${assigned}`)), assigned).toBe('refused')
    expect(await attempt(admin, set('person', `left_branch_on = '2026-11-06'`, id))).toBe('refused')
    const { attendance, leave } = own.ids
    expect(await attempt(admin, set('attendance', `person_id = '${id}'`, attendance))).toBe('refused')
    expect(await attempt(admin, set('leave', `person_id = '${id}', state = 'confirmed'`, leave))).toBe(
      'refused',
    )
    for (const row of [dayOn('06'), leaveOn('26')]) expect(await attempt(admin, row)).toBe('refused')
    const rate = `
      insert into pay_rate (person_id, branch_id, effective_from, daily_rate, overtime_rate)
      values ('${id}', '${own.branch}', '2026-02-01', 1, 1)`
    expect(await attempt(admin, rate)).toBe('refused')
  })

  it('gives roles by the General Manager alone', async () => {
    const { own, keeper, accountant, admin, colleague } = company
    const promote = set('person', `role = 'manager'`, colleague.id)
    expect(await attempt(keeper, promote)).toBe('refused')
    expect(await attempt(accountant, promote)).toBe('refused')
    expect(await attempt(admin, promote)).toBe('written')
    const hire = (role: string) => `
      insert into person (id, code, role, first_name, last_name, branch_id)
      values ('${randomUUID()}', '${randomUUID()}', '${role}', 'A', 'B', '${own.branch}')`
    expect(await attempt(keeper, hire('user'))).toBe('written')
    expect(await attempt(keeper, hire('manager'))).toBe('refused')
    expect(await attempt(admin, hire('manager'))).toBe('written')
  })

  it('takes nobody of another branch', async () => {
    const { own, other, keeper, admin, formerMember } = company
    expect(await attempt(keeper, set('person', 'version = 9', formerMember.id))).toBe('refused')
    expect(await attempt(keeper, set('person', `branch_id = '${own.branch}'`, formerMember.id))).toBe(
      'refused',
    )
    const remember = `
      insert into former_member (branch_id, person_id, left_on)
      values ('${own.branch}', '${other.ids.person}', '2026-11-02')`
    expect(await attempt(keeper, remember)).toBe('refused')
    expect(await attempt(keeper, 'delete from former_member')).toBe('nothing')
    for (const kept of ['leave', 'shift_assignment']) {
      const taken = set(kept, `branch_id = '${own.branch}'`, keeper.person, 'person_id')
      expect(await attempt(keeper, taken), kept).toBe('nothing')
    }
    expect(await attempt(admin, remember)).toBe('written')
  })

  it("leaves the company's parts to the General Manager", async () => {
    const { keeper, accountant, admin } = company
    for (const table of ['company', 'branch', 'department', 'designation']) {
      const touch = `update ${table} set version = version + 1`
      expect(await attempt(keeper, touch), table).not.toBe('written')
      expect(await attempt(accountant, touch), table).not.toBe('written')
      expect(await attempt(admin, touch), table).toBe('written')
    }
  })
})
