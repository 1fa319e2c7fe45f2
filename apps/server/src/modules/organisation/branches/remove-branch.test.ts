import { randomUUID } from 'node:crypto'
import {
  addPerson,
  assignShift,
  createBranch,
  createShift,
  listAttendance,
  listPayslips,
  listPeople,
  listShifts,
  readPayslip,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { organisationRows } from '../../../../test/fixtures/organisation-rows.ts'
import { openPayrollBranch, type PayrollBranch } from '../../../../test/fixtures/payroll-branch.ts'
import type { Person, TestServer } from '../../../../test/fixtures/server.ts'
import { addPuncher, pairTablet } from '../../../../test/fixtures/tablet.ts'

describe('removing a branch', () => {
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

  const remove = (moveTo?: string, _id = place.branch) =>
    tahi.call(admin, createBranch, { body: { _id, status: false, ...(moveTo && { moveTo }) } })
  const select: ReturnType<typeof organisationRows>['run'] = (query) => organisationRows(tahi).run(query)
  const branchOf = async ({ id }: Person) =>
    (await select(sql<{ branch: string }>`select branch_id as branch from person where id = ${id}`))[0]
      ?.branch

  it('says how many people still belong to it, and asks where they go', async () => {
    const { status, failure } = await remove()
    const msg = '2 people still belong to this branch. Choose the branch where they go.'
    expect(status).toBe(400)
    expect(failure).toMatchObject({ code: 'invalid', msg, errors: [{ path: 'moveTo', msg }] })
    expect(await branchOf(place.sewer)).toBe(place.branch)
    expect((await remove(other)).status).toBe(200)
  })

  it('speaks of one person as of one', async () => {
    const lonely = await tahi.addBranch()
    await tahi.addPerson('manager', lonely)
    expect((await remove(undefined, lonely)).failure.msg).toBe(
      '1 person still belongs to this branch. Choose the branch where that person goes.',
    )
  })

  it('takes along who is deactivated, and may still be owed for days', async () => {
    await select(sql`update person set active = false where id = ${place.sewer.id}`)
    expect((await remove(other)).status).toBe(200)
    expect(await branchOf(place.sewer)).toBe(other)
  })

  it('does not count who is deactivated, and leaves them where they were when nobody goes anywhere', async () => {
    const gone = await tahi.addBranch()
    const former = await tahi.addPerson('user', gone)
    await select(sql`update person set active = false where id = ${former.id}`)
    expect((await remove(undefined, gone)).status).toBe(200)
    expect(await branchOf(former)).toBe(gone)
    const back = select(sql`update person set active = true where id = ${former.id}`)
    await expect(back).rejects.toThrow('the branch was removed')
  })

  it.each([
    ['itself', () => place.branch, texts.organisation.branch.moveElsewhere],
    ['a branch that is not there', () => randomUUID(), texts.organisation.gone],
  ])('sends nobody to %s', async (_, moveTo, msg) => {
    expect((await remove(moveTo())).failure).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'moveTo', msg }],
    })
  })

  it('sends nobody to a branch that was removed itself', async () => {
    const gone = await tahi.addBranch()
    await remove(undefined, gone)
    expect((await remove(gone)).failure).toMatchObject({
      errors: [{ path: 'moveTo', msg: texts.organisation.gone }],
    })
    expect(await branchOf(place.sewer)).toBe(place.branch)
  })

  it('takes what is not yet paid along, and leaves what is paid', async () => {
    const { sewer, manager } = place
    await place.attend(sewer, 3, '07:00', '16:00')
    await place.attend(sewer, 16, '07:00', '16:00')
    const payslip = await place.pay(sewer, 'paid')
    const { employeeId, netPay } = payslip
    expect(netPay).toBeGreaterThan(0)

    await remove(other)
    const days = async (as: Person) =>
      (
        await tahi.call(as, listAttendance, { params: { id: sewer.id }, query: { sort: 'date' } })
      ).ok.data.map(({ date, branchId }) => [date, branchId])
    expect(await days(otherManager)).toEqual([['2026-11-16', other]])
    expect(await days(sewer)).toEqual([
      ['2026-11-03', place.branch],
      ['2026-11-16', other],
    ])
    const rates = await select(sql`select branch_id as branch from pay_rate where person_id = ${sewer.id}`)
    expect(rates).toEqual([{ branch: other }])

    const paid = async (as: Person, id: string) =>
      (await tahi.call(as, listPayslips, { params: { id }, query: {} })).ok.data
    expect(await paid(otherManager, 'all')).toEqual([])
    expect(await paid(sewer, 'all')).toMatchObject([{ _id: payslip._id }])
    expect(await paid(admin, place.branch)).toMatchObject([
      { _id: payslip._id, employee: { _id: employeeId, userId: sewer.code } },
    ])
    const read = (as: Person) => tahi.call(as, readPayslip, { params: { id: payslip._id } })
    expect((await read(sewer)).ok.data.branchName).toMatch(/^Branch /)
    expect((await read(otherManager)).status).toBe(404)
    // The HR Admin moved too, so only head office reads the old branch's payslips.
    expect((await read(manager)).status).toBe(404)
  })

  it('takes its gates along, at which people go on clocking in; with nobody left they end', async () => {
    const tablet = await pairTablet(tahi, place.manager)
    const sewer = await addPuncher(tahi, place.manager, '2580')
    await remove(other)
    expect(await tablet.punch(sewer, '2580')).toMatchObject({ outcome: 'recorded', kind: 'in' })
    const lonely = await tahi.addBranch()
    const manager = await tahi.addPerson('manager', lonely)
    const forgotten = await pairTablet(tahi, manager)
    await select(sql`update person set active = false where id = ${manager.id}`)
    await remove(undefined, lonely)
    expect((await forgotten.roster()).status).toBe(401)
    const told = await select(sql`
      select action, branch_id as branch from audit_entry
      where entity_id in (${tablet.id}, ${forgotten.id}) and action in ('gate.move', 'gate.end') order by id`)
    expect(told).toEqual([
      { action: 'gate.move', branch: other },
      { action: 'gate.end', branch: lonely },
    ])
  })

  it('takes leaves along that are not paid', async () => {
    const { sewer } = place
    await place.attend(sewer, 3, '07:00', '16:00')
    await place.pay(sewer, 'paid')
    for (const [from, to, state] of [
      ['2026-11-10', '2026-11-11', 'confirmed'],
      ['2026-11-16', '2026-11-17', 'confirmed'],
    ])
      await select(sql`
        insert into leave (id, branch_id, person_id, leave_type, first_day, last_day, state, created_by)
        values (${randomUUID()}, ${place.branch}, ${sewer.id}, 'Sick', ${from}, ${to}, ${state}, ${sewer.id})`)
    await remove(other)
    const leaves = await select(sql`
      select branch_id as branch, last_day as until from leave where person_id = ${sewer.id} order by first_day`)
    expect(leaves).toEqual([
      { branch: place.branch, until: '2026-11-11' },
      { branch: other, until: '2026-11-17' },
    ])
  })

  it('keeps what was paid in a branch that somebody left before', async () => {
    const { sewer, manager } = place
    await place.attend(sewer, 3, '07:00', '16:00')
    const { _id } = await place.pay(sewer, 'paid')
    const middle = await tahi.addBranch()
    await select(sql`
      insert into former_member (branch_id, person_id, left_on) values (${place.branch}, ${sewer.id}, '2026-11-17')`)
    await select(sql`update person set branch_id = ${middle} where id = ${sewer.id}`)
    await remove(other, middle)
    const { data } = (await tahi.call(manager, listPayslips, { params: { id: 'all' }, query: {} })).ok
    expect(data).toMatchObject([{ _id, employee: { userId: sewer.code, lastName: 'Santos' } }])
    expect(await branchOf(sewer)).toBe(other)
  })

  it('shows the people in the new branch alone', async () => {
    await remove(other)
    const { data } = (await tahi.call(otherManager, listPeople, { query: {} })).ok
    expect(data.map(({ _id }) => _id).sort()).toEqual(
      [place.sewer.id, place.manager.id, otherManager.id].sort(),
    )
    expect(data.every(({ branchId }) => branchId === other)).toBe(true)
  })

  it('removes its shifts, and the usual hours hold in the new branch', async () => {
    const { manager, sewer } = place
    const shift = { name: 'Early', start: '06:00', end: '15:00' }
    const { _id } = (await tahi.call(manager, createShift, { body: shift })).ok.data
    await tahi.call(manager, assignShift, { body: { shiftId: _id, userIds: [sewer.id], from: '2026-11-02' } })
    await remove(other)
    const { data } = (await tahi.call(admin, listShifts, { params: { id: 'all' }, query: {} })).ok
    expect(data.filter(({ branchId }) => branchId === place.branch)).toEqual([])
    const assigned = await select(sql`
      select shift_id as shift, branch_id as branch from shift_assignment
      where person_id = ${sewer.id} order by from_day desc limit 1`)
    expect(assigned).toEqual([{ shift: null, branch: other }])
  })

  it('removes its quotas from today on, and keeps those of the days before', async () => {
    const { department, designation, quota } = organisationRows(tahi)
    const inDepartment = await department()
    const of = { department: inDepartment, designation: await designation(inDepartment, 'Sewer') }
    for (const day of ['2026-11-17', '2026-11-18', '2026-11-19']) await quota(place.branch, of, { day })
    await remove(other)
    const left = await select(sql`select day from quota where branch_id = ${place.branch} and active`)
    expect(left).toEqual([{ day: '2026-11-17' }])
  })

  it('is told of in the audit trail, person by person', async () => {
    await remove(other)
    const trail = (id: string) =>
      select(sql`select action, before, after, branch_id as branch from audit_entry where entity_id = ${id}`)
    expect(await trail(place.sewer.id)).toEqual([
      {
        action: 'person.move',
        before: { branchId: place.branch },
        after: { branchId: other },
        branch: other,
      },
    ])
    expect(await trail(place.branch)).toMatchObject([{ action: 'branch.remove', after: { moveTo: other } }])
  })

  it('is refused by the database itself while somebody belongs to it', async () => {
    const behindTheBack = select(sql`update branch set active = false where id = ${place.branch}`)
    await expect(behindTheBack).rejects.toThrow('people still belong to this branch')
    await remove(other)
    await expect(tahi.addPerson('user', place.branch)).rejects.toThrow('the branch was removed')
  })

  it('orphans nobody who is added at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const branchId = await tahi.addBranch()
      const body = {
        branchId,
        firstName: 'Late',
        lastName: 'Comer',
        email: `${randomUUID()}@example.com`,
        birthday: '1999-05-17',
      }
      const [added, removed] = await Promise.all([
        tahi.call(admin, addPerson, { body: { ...body, role: 'user' } }),
        remove(undefined, branchId),
      ])
      expect([added.status, removed.status].sort()).toEqual([200, 400])
    }
  })
})
