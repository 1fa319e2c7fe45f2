import {
  confirmAttendance,
  correctAttendance,
  createAttendance,
  createLeave,
  decideCorrection,
  listAttendance,
  readAttendance,
  removeAttendance,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { correctionsAt } from '../../../test/fixtures/corrections.ts'
import { importBy } from '../../../test/fixtures/import-by.ts'
import { openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

// The former branch has paid November 1 to 15. The new one sees neither the payslip nor its days.
describe('days that a former branch has paid', () => {
  let place: PayrollBranch
  let office: PeopleBranches
  let mover: Person

  beforeAll(async () => {
    office = await openPeopleBranches()
    place = await openPayrollBranch()
    mover = await move()
  })

  const move = async () => {
    const person = await place.hire()
    await place.attend(person, 2, '07:00', '16:00')
    await place.pay(person, 'paid')
    await office.change(office.hr, person, { branchId: office.branch })
    return person
  }
  const create = (date: string, person = mover, as = office.manager) =>
    office.tahi.call(as, createAttendance, {
      body: { userId: person.id, date, timeIn: '07:00', timeOut: '16:00' },
    })
  const paid = { status: 409, failure: { msg: texts.attendance.paidElsewhere, data: { payslipId: null } } }

  it('are recorded by nobody, whether the former branch recorded them or not', async () => {
    expect(await create('2026-11-10')).toMatchObject(paid)
    expect(await create('2026-11-02')).toMatchObject(paid)
    // A caller who reaches both branches can reopen it.
    expect(await create('2026-11-10', mover, office.hr)).toMatchObject({
      status: 409,
      failure: { msg: texts.attendance.paidByPayslip, data: { payslipId: expect.any(String) } },
    })
    expect((await create('2026-11-16')).status).toBe(200)
    // The former branch paid only the mover.
    expect((await create('2026-11-10', office.sewer)).status).toBe(200)
    const stranger = await create('2026-11-02', mover, await office.tahi.addPerson('manager', office.other))
    expect(stranger.status).toBe(404)
  })

  it('are corrected by no request that waited when its person moved', async () => {
    const person = await place.hire()
    const { _id, version } = await correctionsAt(place).request(person)
    await place.attend(person, 2, '07:00', '16:00')
    await place.pay(person, 'paid')
    await office.change(office.hr, person, { branchId: office.branch })
    const accepted = await office.tahi.call(office.manager, decideCorrection, {
      body: { _id, accept: true, version: version + 1 },
    })
    expect(accepted).toMatchObject(paid)
  })

  it('stay as they are where the night wrote them meanwhile, and offer nothing', async () => {
    const person = await move()
    const id = await place.attend(person, 12, '', '', 'absent')
    await office.tahi.database.asOwner((queries) =>
      sql`update attendance set branch_id = ${office.branch} where id = ${id}`.execute(queries),
    )
    const listed = await office.tahi.call(office.manager, listAttendance, {
      params: { id: person.id },
      query: {},
    })
    expect(listed.ok.data).toMatchObject([{ _id: id, can: [], paidElsewhere: true }])
    // A reader who sees the payslip is not told that it was paid elsewhere.
    const read = async (as: Person) =>
      (await office.tahi.call(as, readAttendance, { params: { id } })).ok.data
    expect(await read(office.hr)).toMatchObject({
      can: [],
      paidElsewhere: false,
      payslipId: expect.any(String),
    })
    expect(await read(office.manager)).toMatchObject({ paidElsewhere: true, payslipId: null })
    const times = { timeIn: '07:00', timeOut: '16:00', reason: 'Was there' }
    const { call } = office.tahi
    expect(await call(office.manager, correctAttendance, { body: { _id: id, ...times } })).toMatchObject(paid)
    expect(await call(office.manager, removeAttendance, { body: { _id: id } })).toMatchObject(paid)
    expect(
      await call(office.manager, createAttendance, { body: { _id: id, status: 'present' } }),
    ).toMatchObject(paid)
    await office.tahi.database.asOwner((queries) =>
      sql`update attendance set recorded_status = 'pending', time_in = 420, time_out = 960 where id = ${id}`.execute(
        queries,
      ),
    )
    const { ok } = await call(office.manager, confirmAttendance, { body: { ids: [id] } })
    expect(ok.data).toMatchObject({ confirmed: [], refused: [{ msg: texts.attendance.paidElsewhere }] })
  })

  it('are no hindrance to a leave over them', async () => {
    const person = await place.hire()
    await place.attend(person, 13, '', '', 'absent')
    await place.pay(person, 'paid')
    await office.change(office.hr, person, { branchId: office.branch })
    const body = { userId: person.id, leaveType: 'Sick' as const, date: '2026-11-13', dateEnd: '2026-11-17' }
    const saved = await office.tahi.call(office.manager, createLeave, {
      body: { ...body, state: 'confirmed' },
    })
    expect(saved.status).toBe(200)
    const { ok } = await office.tahi.call(office.hr, listAttendance, {
      params: { id: person.id },
      query: { sort: 'date' },
    })
    expect(ok.data.map(({ date, status }) => `${date} ${status}`)).toEqual([
      '2026-11-13 absent',
      '2026-11-14 leave',
      '2026-11-15 leave',
      '2026-11-16 leave',
      '2026-11-17 leave',
    ])
  })

  it.each(['manager', 'hr'] as const)(
    'are refused in a file that was looked at before the move (%s)',
    async (role) => {
      const person = await place.hire()
      const imports = importBy(office.tahi, office[role])
      const row = `User ID,Date,Time In,Time Out\n${person.code},2026-11-10,07:00,16:00`
      await office.change(office.hr, person, { branchId: office.branch })
      const { _id } = await imports.preview(row, office.branch)
      await office.change(office.hr, person, { branchId: place.branch })
      await place.attend(person, 2, '07:00', '16:00')
      await place.pay(person, 'paid')
      await office.change(office.hr, person, { branchId: office.branch })
      expect(await imports.apply(_id)).toMatchObject({
        good: 0,
        problems: [{ problem: 'covered_by_payslip', rows: 1 }],
      })
    },
  )
})
