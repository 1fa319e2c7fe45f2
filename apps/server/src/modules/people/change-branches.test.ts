import { randomUUID } from 'node:crypto'
import {
  assignShift,
  createAttendance,
  createLeave,
  createPayslip,
  createPunch,
  listAttendance,
  listPayslips,
  listPersonRecords,
  listPunches,
  markPayslips,
  readPerson,
  recomputePayslip,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import { type Person, usualNow } from '../../../test/fixtures/server.ts'
import { untilWaiting } from '../../../test/fixtures/waiting.ts'

describe('another branch', () => {
  let office: PeopleBranches
  let place: PayrollBranch
  let sewer: Person
  /** The HR Admin of the former branch. */
  let former: Person

  beforeEach(async () => {
    office = await openPeopleBranches()
    place = await openPayrollBranch()
    sewer = place.sewer
    former = place.manager
    await place.attend(sewer, 3, '07:00', '16:00')
    await place.pay(sewer, 'paid')
    await place.attend(sewer, 17, '07:00', '16:00')
  })

  const attendance = async (as: Person) => {
    const { ok } = await office.tahi.call(as, listAttendance, {
      params: { id: sewer.id },
      query: { sort: 'date' },
    })
    return ok.data.map(({ date }) => date)
  }
  const payslips = async (as: Person) =>
    (await office.tahi.call(as, listPayslips, { params: { id: sewer.id }, query: {} })).ok.total
  const found = async (as: Person) =>
    (await office.tahi.call(as, listPersonRecords, { query: { search: sewer.code } })).ok.total
  const reads = async (as: Person) =>
    (await office.tahi.call(as, readPerson, { params: { id: sewer.id } })).status
  const branchesOf = async (table: 'person_detail' | 'pay_rate' | 'shift_assignment') => {
    const { rows } = await office.tahi.database.asOwner((queries) =>
      sql<{ branch: string | null }>`
        select branch_id as branch from ${sql.table(table)} where person_id = ${sewer.id}`.execute(queries),
    )
    return rows.map(({ branch }) => branch)
  }

  const claimed = (day: string) => ({
    _id: randomUUID(),
    kind: 'out' as const,
    phoneTime: `${day}T08:00:00Z`,
    sentAt: usualNow.toISOString(),
    sinceContact: null,
    contactAt: null,
    setBack: 0,
  })

  it.each(['hr', 'admin'] as const)('takes what is not yet paid along; moved by %s', async (role) => {
    const { data } = (
      await office.change(office[role], sewer, { branchId: office.branch, firstName: 'Nenita' })
    ).ok
    expect(data).toMatchObject({ branchId: office.branch, firstName: 'Nenita', dailyRate: 537.5 })
    expect(await attendance(office.manager)).toEqual(['2026-11-17'])
    expect(await attendance(former)).toEqual(['2026-11-03'])
    expect([await payslips(office.manager), await payslips(former)]).toEqual([0, 1])
    expect([await found(office.manager), await found(former)]).toEqual([1, 0])
    expect([await reads(office.manager), await reads(former)]).toEqual([200, 404])
    expect([await branchesOf('person_detail'), await branchesOf('pay_rate')]).toEqual([
      [office.branch],
      [office.branch],
    ])
    expect((await office.trailOf(sewer)).at(-1)).toMatchObject({
      action: 'person.change',
      branchId: office.branch,
      before: { branchId: place.branch, firstName: 'Ana' },
      after: { branchId: office.branch, firstName: 'Nenita' },
    })
  })

  it('takes pending payslips along, with their days; one that is reopened follows', async () => {
    const { data } = (await office.tahi.call(former, listPayslips, { params: { id: sewer.id }, query: {} }))
      .ok
    const ids = data.map(({ _id }) => _id)
    const mark = (as: Person, status: 'paid' | 'pending') =>
      office.tahi.call(as, markPayslips, { body: { ids, status } })
    await office.change(office.admin, sewer, { branchId: office.branch })
    const alone = await office.tahi.call(former, listPayslips, {
      params: { id: 'all' },
      query: { search: sewer.code },
    })
    expect(alone.ok.data).toMatchObject([{ status: 'paid', can: [] }])
    const stays = await place.hire()
    ids.push((await place.pay(stays, 'paid'))._id)
    expect((await mark(former, 'pending')).ok.data).toMatchObject({
      marked: 1,
      refused: [{ _id: ids[0], msg: texts.payslip.movedAway }],
    })

    expect((await mark(office.hr, 'pending')).status).toBe(200)
    expect([await payslips(office.manager), await payslips(former)]).toEqual([1, 0])
    expect([await attendance(office.manager), await attendance(former)]).toEqual([
      ['2026-11-03', '2026-11-17'],
      [],
    ])
    const recomputed = await office.tahi.call(office.manager, recomputePayslip, {
      body: { _id: ids[0] ?? '' },
    })
    expect(recomputed.ok.data.netPay).toBe(data[0]?.netPay)

    await office.change(office.admin, sewer, { branchId: place.branch })
    expect([await payslips(office.manager), await payslips(former)]).toEqual([0, 1])
    expect(await attendance(former)).toEqual(['2026-11-03', '2026-11-17'])
  })

  it('is followed by the days of a payslip that is reopened, and by no other’s', async () => {
    const { ok } = await office.tahi.call(former, listPayslips, { params: { id: sewer.id }, query: {} })
    const body = { ids: ok.data.map(({ _id }) => _id), status: 'pending' } as const
    await place.attend(sewer, 16, '07:00', '16:00')
    const next = { employeeId: sewer.id, date: '2026-11-16', endDate: '2026-11-16', status: 'paid' } as const
    await office.tahi.call(former, createPayslip, { body: next })
    await office.change(office.admin, sewer, { branchId: office.branch })
    expect(await attendance(former)).toEqual(['2026-11-03', '2026-11-16'])
    expect((await office.tahi.call(office.hr, markPayslips, { body })).status).toBe(200)
    expect(await attendance(former)).toEqual(['2026-11-16'])
    expect(await attendance(office.manager)).toEqual(['2026-11-03', '2026-11-17'])
  })

  it('is followed by a payslip that its form sets back to pending, which is newer then for everybody', async () => {
    const listed = async (as: Person) =>
      (await office.tahi.call(as, listPayslips, { params: { id: sewer.id }, query: {} })).ok.data
    const [paid] = await listed(former)
    await office.change(office.admin, sewer, { branchId: office.branch })
    const body = { _id: paid?._id ?? '', status: 'pending' as const, version: paid?.version ?? 0 }
    expect((await office.tahi.call(former, createPayslip, { body })).failure).toMatchObject({
      code: 'conflict',
      msg: texts.payslip.movedAway,
    })
    const { data } = (await office.tahi.call(office.hr, createPayslip, { body })).ok
    expect(data).toMatchObject({ status: 'pending', branchId: office.branch })
    expect(data.version).toBe(body.version + 1)
    expect(await listed(office.manager)).toMatchObject([{ version: data.version }])
    expect(await listed(former)).toEqual([])
  })

  it('is followed once by a payslip, however often somebody asks for it', async () => {
    const input = { params: { id: sewer.id }, query: {} }
    const { data } = (await office.tahi.call(former, listPayslips, input)).ok
    await office.change(office.admin, sewer, { branchId: office.branch })
    const ids = data.map(({ _id }) => _id)
    const body = { ids, status: 'pending', seen: data.map(({ _id, version }) => ({ _id, version })) } as const
    const mark = async () => (await office.tahi.call(office.act, markPayslips, { body })).ok.data
    expect(await mark()).toMatchObject({ marked: 1, refused: [] })
    expect(await mark()).toMatchObject({ marked: 0, refused: [] })
  })

  it('takes a payslip along that is being set back to pending at the same moment', async () => {
    const { database } = office.tahi
    const { data } = (await office.tahi.call(former, listPayslips, { params: { id: sewer.id }, query: {} }))
      .ok
    const ids = data.map(({ _id }) => _id)
    const reopen = () => office.tahi.call(former, markPayslips, { body: { ids, status: 'pending' } })
    const held = await database.asOwner(async (queries) => {
      await sql`select from payslip where id = any(${ids}::uuid[]) for update`.execute(queries)
      const reopened = reopen()
      await untilWaiting(database, 1)
      const moved = office.change(office.admin, sewer, { branchId: office.branch })
      await untilWaiting(database, 2)
      return { reopened, moved }
    })
    expect([(await held.reopened).status, (await held.moved).status]).toEqual([200, 200])
    const { ok } = await office.tahi.call(office.manager, listPayslips, {
      params: { id: sewer.id },
      query: {},
    })
    expect(ok.data).toMatchObject([{ status: 'pending', branchId: office.branch }])
  })

  /** Does something during the sewer's move, when everything but their leaves is written. */
  const whileMoving = async <Answered>(act: () => Promise<Answered>): Promise<Answered> => {
    const { database } = office.tahi
    const body = { leaveType: 'Emergency', date: '2026-12-07', dateEnd: '2026-12-07' } as const
    const { _id } = (await office.tahi.call(sewer, createLeave, { body })).ok.data
    const held = await database.asOwner(async (queries) => {
      await sql`select from leave where id = ${_id} for update`.execute(queries)
      const moved = office.change(office.admin, sewer, { branchId: office.branch })
      await untilWaiting(database, 1)
      const acted = act()
      await untilWaiting(database, 2)
      return { moved, acted }
    })
    expect((await held.moved).status).toBe(200)
    return held.acted
  }

  it('asks anew what somebody asks who is moved at that moment', async () => {
    const body = claimed('2026-11-16')
    const claim = await whileMoving(() => office.tahi.call(sewer, createPunch, { body }))
    expect(claim.status).toBe(200)
  })

  it('takes a day along that is recorded at the same moment, by whoever clocks in', async () => {
    const clocked = await whileMoving(() => office.tahi.call(sewer, createAttendance, { body: {} }))
    expect(clocked.ok.data).toMatchObject({ date: '2026-11-18', branchId: office.branch })
    expect(await attendance(office.manager)).toEqual(['2026-11-17', '2026-11-18'])
  })

  it('and by who keeps the records of every branch; the former branch finds nobody any more', async () => {
    const body = { userId: sewer.id, date: '2026-11-16', timeIn: '07:00', timeOut: '16:00' }
    const record = (as: Person) => office.tahi.call(as, createAttendance, { body })
    const recorded = await whileMoving(() => record(office.hr))
    expect(recorded.ok.data.branchId).toBe(office.branch)
    expect((await record(former)).status).toBe(404)
  })

  it('leaves no hours behind that are assigned at the same moment', async () => {
    const body = { shiftId: null, userIds: [sewer.id], from: '2026-11-17' }
    await whileMoving(() => office.tahi.call(former, assignShift, { body }))
    expect(new Set(await branchesOf('shift_assignment'))).not.toContain(former.branchId)
  })

  it('takes what was claimed offline along, but of days that are paid', async () => {
    for (const day of ['2026-11-03', '2026-11-16']) {
      const { status } = await office.tahi.call(sewer, createPunch, {
        body: claimed(day),
      })
      expect(status).toBe(200)
    }
    const claims = async (as: Person) =>
      (await office.tahi.call(as, listPunches, { query: {} })).ok.data
        .filter(({ employee }) => employee._id === sewer.id)
        .map(({ date }) => date)
    expect(await claims(former)).toEqual(['2026-11-16', '2026-11-03'])
    await office.change(office.admin, sewer, { branchId: office.branch })
    expect([await claims(office.manager), await claims(former)]).toEqual([['2026-11-16'], ['2026-11-03']])
  })

  it('makes the new scope hold at once', async () => {
    const manager = await office.tahi.addPerson('manager', place.branch)
    expect(await reads(manager)).toBe(200)
    await office.change(office.admin, manager, { branchId: office.branch })
    expect(await reads(manager)).toBe(404)
    expect((await office.read(manager, office.sewer))._id).toBe(office.sewer.id)
  })

  it('of head office is none: the old branch keeps everything and goes on naming them', async () => {
    const { data } = (await office.change(office.admin, sewer, { role: 'act' })).ok
    expect(data).toMatchObject({ role: 'act', branchId: null, branchName: null, departmentId: null })
    expect(data).toMatchObject({ leftOn: '2026-11-18' })
    expect(data.can).toContain('setRates')
    expect([await branchesOf('person_detail'), await branchesOf('pay_rate')]).toEqual([
      [null],
      [place.branch],
    ])
    expect(await attendance(former)).toEqual(['2026-11-03', '2026-11-17'])
    expect(await payslips(former)).toBe(1)
    expect([await found(former), await reads(former)]).toEqual([0, 404])
    const { ok } = await office.tahi.call(former, listAttendance, { params: { id: 'all' }, query: {} })
    expect(ok.data[0]?.employee.lastName).toBe('Santos')
  })

  it('comes with what is not yet paid for who returns from head office', async () => {
    await office.change(office.admin, sewer, { role: 'hr' })
    const { data } = (await office.change(office.admin, sewer, { role: 'user', branchId: office.branch })).ok
    expect(data).toMatchObject({ role: 'user', branchId: office.branch, dailyRate: 537.5 })
    expect(await branchesOf('pay_rate')).toEqual([office.branch])
    expect(await branchesOf('person_detail')).toEqual([office.branch])
    expect(await attendance(office.manager)).toEqual(['2026-11-17'])
    expect(await payslips(former)).toBe(1)

    await office.change(office.admin, sewer, { branchId: place.branch })
    const { rows } = await office.tahi.database.asOwner((queries) =>
      sql<{ branch: string }>`
        select branch_id as branch from former_member where person_id = ${sewer.id}`.execute(queries),
    )
    expect(rows).toEqual([{ branch: office.branch }])
    expect(await reads(former)).toBe(200)
  })
})
