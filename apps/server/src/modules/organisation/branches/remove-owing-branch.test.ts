import { randomUUID } from 'node:crypto'
import {
  assignShift,
  createAttendance,
  createBranch,
  createLeave,
  createShift,
  decideCorrection,
  listAttendance,
  previewPayslips,
  readPerson,
  summariseAttendance,
  texts,
  updatePerson,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { correctionsAt } from '../../../../test/fixtures/corrections.ts'
import { organisationRows } from '../../../../test/fixtures/organisation-rows.ts'
import { openPayrollBranch, type PayrollBranch } from '../../../../test/fixtures/payroll-branch.ts'
import type { Person, TestServer } from '../../../../test/fixtures/server.ts'

describe('removing a branch that owes people who left it', () => {
  let place: PayrollBranch
  let tahi: TestServer
  let admin: Person
  let other: string
  let otherManager: Person

  beforeEach(async () => {
    place = await openPayrollBranch()
    tahi = place.tahi
    admin = await tahi.addPerson('admin')
    other = await tahi.addBranch()
    otherManager = await tahi.addPerson('manager', other)
  })

  const remove = (moveTo?: string) =>
    tahi.call(admin, createBranch, { body: { _id: place.branch, status: false, ...(moveTo && { moveTo }) } })
  const select: ReturnType<typeof organisationRows>['run'] = (query) => organisationRows(tahi).run(query)

  /** The sewer becomes an Accountant; without the others, nobody belongs to the branch. */
  const promoteTheOnlyOne = async () => {
    const { sewer, manager } = place
    await tahi.call(admin, updatePerson, { body: { _id: sewer.id, role: 'act' } })
    await select(sql`update person set active = false where id = ${manager.id}`)
  }
  const msg = texts.organisation.branch.stillOwed(1)

  it.each([
    ['a day at work', () => place.attend(place.sewer, 16, '07:00', '16:00', 'pending')],
    ['a pending payslip', () => place.pay(place.sewer)],
    ['a request for a correction', () => correctionsAt(place).request(place.sewer)],
    [
      'a request for a leave',
      () => {
        const body = { leaveType: 'Sick', date: '2026-11-16', dateEnd: '2026-11-16' } as const
        return tahi.call(place.sewer, createLeave, { body })
      },
    ],
  ])('asks who takes over what waits of theirs: %s', async (_, leaveWaiting) => {
    await leaveWaiting()
    await promoteTheOnlyOne()
    expect((await remove()).failure).toMatchObject({
      code: 'invalid',
      msg,
      errors: [{ path: 'moveTo', msg }],
    })
    expect((await remove(other)).status).toBe(200)
  })

  it.each([
    ['a day at work', 1, () => place.attend(place.sewer, 16, '07:00', '16:00', 'pending')],
    ['a pending payslip', 1, () => place.pay(place.sewer)],
    ['a request for a correction', 1, () => correctionsAt(place).request(place.sewer)],
    [
      'a request for a leave, which is not confirmed any more',
      0,
      () => {
        const body = { leaveType: 'Sick', date: '2026-11-16', dateEnd: '2026-11-16' } as const
        return tahi.call(place.sewer, createLeave, { body })
      },
    ],
  ])('asks about what it owes people who were deactivated: %s', async (_, people, leaveWaiting) => {
    await leaveWaiting()
    const ids = [place.sewer.id, place.manager.id]
    await select(sql`update person set active = false where id = any(${ids}::uuid[])`)
    if (people === 0) expect((await remove()).status).toBe(200)
    else expect((await remove()).failure).toMatchObject({ errors: [{ path: 'moveTo', msg }] })
  })

  it('asks nothing when all is paid', async () => {
    const { sewer } = place
    await place.attend(sewer, 3, '07:00', '16:00')
    await place.attend(sewer, 17, '', '', 'absent')
    await place.pay(sewer, 'paid')
    await promoteTheOnlyOne()
    expect((await remove()).status).toBe(200)
  })

  it('owes the General Manager who removes it, and came from it', async () => {
    const { manager, sewer } = place
    await tahi.addRate(manager, '2026-01-01', 53_750, 8_000)
    const hours = { name: 'Early', start: '06:00', end: '15:00' }
    const shift = (await tahi.call(manager, createShift, { body: hours })).ok.data
    const assigned = { shiftId: shift._id, userIds: [manager.id], from: '2026-11-02' }
    await tahi.call(await tahi.addPerson('hr'), assignShift, { body: assigned })
    await place.attend(manager, 16, '06:00', '15:00')
    await place.attend(manager, 18, '06:00', '')
    for (const [day, state] of [
      ['2026-11-19', 'requested'],
      ['2026-11-20', 'confirmed'],
    ])
      await select(sql`
        insert into leave (id, branch_id, person_id, leave_type, first_day, last_day, state, created_by)
        values (${randomUUID()}, ${place.branch}, ${manager.id}, 'Sick', ${day}, ${day}, ${state}, ${manager.id})`)
    await select(sql`
      insert into correction (id, branch_id, person_id, day, time_in, time_out, reason)
      values (${randomUUID()}, ${place.branch}, ${manager.id}, '2026-11-18', 360, 900, 'It was late')`)
    await tahi.call(admin, updatePerson, { body: { _id: manager.id, role: 'admin' } })

    const body = { _id: place.branch, status: false, moveTo: other }
    expect((await tahi.call(manager, createBranch, { body })).status).toBe(200)
    const kept = await select(sql<{ branch: string; kind: string }>`
      select last_branch_id as branch, 'person' as kind from person where id = ${manager.id}
      union all select branch_id, 'day' from attendance where person_id = ${manager.id}
      union all select branch_id, 'rate' from pay_rate where person_id = ${manager.id}
      union all select branch_id, 'leave' from leave where person_id = ${manager.id}
      union all select branch_id, 'correction' from correction where person_id = ${manager.id}`)
    expect(kept.map(({ kind }) => kind)).toEqual([
      'person',
      'day',
      'day',
      'rate',
      'leave',
      'leave',
      'correction',
    ])
    expect(new Set(kept.map(({ branch }) => branch))).toEqual(new Set([other]))
    expect(await select(sql`select branch_id as branch from person where id = ${sewer.id}`)).toEqual([
      { branch: other },
    ])
  })

  it('gives the other branch what is not yet paid, which records and pays it; nothing private of them', async () => {
    const { sewer } = place
    const hr = await tahi.addPerson('hr')
    await place.attend(sewer, 3, '07:00', '16:00')
    await place.pay(sewer, 'paid')
    await place.attend(sewer, 16, '07:00', '16:00')
    const asked = await correctionsAt(place).request(sewer, { date: '2026-11-18', timeOut: '09:00' })
    await tahi.call(admin, updatePerson, { body: { _id: sewer.id, role: 'act' } })
    await remove(other)

    const own = { params: { id: sewer.id }, query: { sort: 'date' } } as const
    const { data } = (await tahi.call(otherManager, listAttendance, own)).ok
    expect(data.map(({ date, employee }) => [date, employee.lastName])).toEqual([['2026-11-16', 'Santos']])
    const named = { params: { id: 'all' }, query: { search: sewer.code } }
    expect((await tahi.call(otherManager, listAttendance, named)).ok.total).toBe(1)
    const day = { userId: sewer.id, timeIn: '07:00', timeOut: '16:00' }
    const record = (date: string) => tahi.call(otherManager, createAttendance, { body: { ...day, date } })
    expect((await record('2026-11-17')).ok.data).toMatchObject({ branchId: other })
    expect((await record('2026-11-10')).failure.msg).toBe(texts.attendance.paidElsewhere)
    const accepted = { _id: asked._id, accept: true, version: asked.version + 1 }
    expect((await tahi.call(otherManager, decideCorrection, { body: accepted })).status).toBe(200)

    const ofDay = { from: '2026-11-16', to: '2026-11-16', by: 'day', status: 'attended' } as const
    const counted = await tahi.call(admin, summariseAttendance, { query: { ...ofDay, branchId: other } })
    expect(counted.ok.data).toMatchObject([{ totalAttendance: 1, totalEmployees: 1 }])

    const period = { date: '2026-11-16', endDate: '2026-11-30' }
    const run = { body: { branchId: other, ...period } }
    const { people } = (await tahi.call(hr, previewPayslips, run)).ok.data
    expect(people.find(({ employee }) => employee._id === sewer.id)).toMatchObject({ netPay: 478.37 * 2 })
    expect((await tahi.call(otherManager, readPerson, { params: { id: sewer.id } })).status).toBe(404)
    const places = sql`
      select person.branch_id as person, person_detail.branch_id as detail
      from person join person_detail on person_detail.person_id = person.id where person.id = ${sewer.id}`
    expect(await select(places)).toEqual([{ person: null, detail: null }])
    const trail = await select(
      sql`select action, before, after from audit_entry where entity_id = ${sewer.id} order by id desc limit 1`,
    )
    expect(trail).toEqual([
      { action: 'person.move-unpaid', before: { branchId: place.branch }, after: { branchId: other } },
    ])
  })
})
