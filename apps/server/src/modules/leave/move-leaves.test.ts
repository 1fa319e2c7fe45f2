import {
  createLeave,
  decideLeaves,
  listAttendance,
  listPayslips,
  markPayslips,
  readLeave,
  readLeaveUse,
  texts,
  withdrawLeave,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import { coverByPayslip } from '../../../test/fixtures/payslips.ts'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

// Wednesday, November 18, 2026 is today.
describe('leaves of a person who moves to another branch', () => {
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
  })

  const leave = async (date: string, dateEnd: string, state: 'requested' | 'confirmed' = 'confirmed') => {
    const body = { userId: sewer.id, leaveType: 'Sick', date, dateEnd, state } as const
    return (await office.tahi.call(former, createLeave, { body })).ok.data._id
  }
  const paid = (from: string, to: string) => coverByPayslip(office.tahi, sewer, from, to, 'paid')
  const move = () => office.change(office.hr, sewer, { branchId: office.branch })
  const save = (as: Person, body: object) => office.tahi.call(as, createLeave, { body })
  const decide = async (as: Person, ids: string[], state: 'confirmed' | 'rejected' | 'requested') =>
    (await office.tahi.call(as, decideLeaves, { body: { ids, state } })).ok.data
  const withdraw = (as: Person, _id: string) => office.tahi.call(as, withdrawLeave, { body: { _id } })
  const read = (as: Person, id: string) => office.tahi.call(as, readLeave, { params: { id } })
  const days = async (as: Person) => {
    const input = { params: { id: sewer.id }, query: { sort: 'date' } } as const
    const { data } = (await office.tahi.call(as, listAttendance, input)).ok
    return data.map(({ date, status }) => `${date.slice(5)} ${status}`)
  }

  it('go along while they wait, whatever their days; the new branch and the person go on with them', async () => {
    const past = await leave('2026-11-02', '2026-11-03', 'requested')
    const changed = await leave('2026-11-05', '2026-11-05', 'requested')
    const ahead = await leave('2026-12-01', '2026-12-01', 'requested')
    await paid('2026-11-01', '2026-11-15')
    await move()
    expect((await read(former, past)).status).toBe(404)
    expect((await decide(office.manager, [past, ahead], 'confirmed')).decided).toEqual([past, ahead])
    expect(await days(office.manager)).toEqual(['11-02 leave', '11-03 leave', '12-01 leave'])
    expect((await save(sewer, { _id: changed, details: 'Flu' })).status).toBe(200)
    expect((await withdraw(sewer, changed)).status).toBe(200)
    expect((await withdraw(office.manager, past)).status).toBe(200)
    expect(await days(office.manager)).toEqual(['12-01 leave'])
  })

  it.each(['manager', 'hr'] as const)(
    'that are confirmed leave alone what the former branch keeps of their days (%s)',
    async (confirms) => {
      await place.attend(sewer, 2, '', '', 'absent')
      const past = await leave('2026-11-02', '2026-11-03', 'requested')
      await paid('2026-11-01', '2026-11-15')
      await move()
      expect((await decide(office[confirms], [past], 'confirmed')).decided).toEqual([past])
      expect([await days(former), await days(office.manager)]).toEqual([['11-02 absent'], ['11-03 leave']])
      expect((await withdraw(office.manager, past)).status).toBe(200)
      expect(await days(sewer)).toEqual(['11-02 absent'])
    },
  )

  it('go along with their days when these are not paid, also once they are over', async () => {
    const over = await leave('2026-11-02', '2026-11-04')
    await move()
    expect((await withdraw(former, over)).status).toBe(404)
    expect(await days(office.manager)).toEqual(['11-02 leave', '11-03 leave', '11-04 leave'])
    expect((await withdraw(office.manager, over)).status).toBe(200)
    expect(await days(sewer)).toEqual([])
  })

  it('stay with their days when these are paid; nobody changes them who reaches the one branch alone', async () => {
    const over = await leave('2026-11-02', '2026-11-03')
    await paid('2026-11-01', '2026-11-15')
    await move()
    expect((await read(office.manager, over)).status).toBe(404)
    expect((await read(former, over)).ok.data).toMatchObject({ state: 'confirmed', can: [] })
    for (const refused of [
      await withdraw(former, over),
      await save(former, { _id: over, state: 'requested' }),
      await save(former, { _id: over, dateEnd: '2026-11-02' }),
    ])
      expect(refused.failure).toMatchObject({ code: 'conflict', msg: texts.leave.movedAway })
    expect((await decide(former, [over], 'rejected')).refused).toEqual([
      { _id: over, msg: texts.leave.movedAway },
    ])
    expect(await days(former)).toEqual(['11-02 leave', '11-03 leave'])
  })

  it('that stayed follow their person when an HR Manager decides them anew', async () => {
    const over = await leave('2026-11-02', '2026-11-03')
    await paid('2026-11-01', '2026-11-15')
    await move()
    await decide(office.hr, [over], 'requested')
    expect(await days(sewer)).toEqual([])
    expect((await read(former, over)).status).toBe(404)
    expect((await decide(office.manager, [over], 'confirmed')).decided).toEqual([over])
    expect(await days(office.manager)).toEqual(['11-02 leave', '11-03 leave'])
  })

  it('that are paid in part go along; who takes back their paid days reaches both branches', async () => {
    const long = await leave('2026-11-02', '2026-11-20')
    await paid('2026-11-01', '2026-11-15')
    await move()
    const written = await days(sewer)
    for (const refused of [
      await withdraw(office.manager, long),
      await save(office.manager, { _id: long, state: 'rejected' }),
      await save(office.manager, { _id: long, date: '2026-11-03' }),
    ])
      expect(refused.failure).toMatchObject({ code: 'conflict', msg: texts.leave.movedAway })
    expect(await decide(office.manager, [long], 'requested')).toEqual({
      decided: [],
      refused: [{ _id: long, msg: texts.leave.movedAway }],
    })
    expect(await days(sewer)).toEqual(written)

    expect((await save(office.manager, { _id: long, dateEnd: '2026-11-18' })).status).toBe(200)
    expect(await days(sewer)).toEqual(written.slice(0, -2))
    expect((await withdraw(office.hr, long)).status).toBe(200)
    expect(await days(sewer)).toEqual([])
  })

  it('go back with somebody who returns to the branch that has paid their days, and so do the days', async () => {
    await paid('2026-11-09', '2026-11-15')
    await move()
    const body = { userId: sewer.id, leaveType: 'Sick', date: '2026-11-12', dateEnd: '2026-11-13' } as const
    const id = (await save(office.manager, { ...body, state: 'confirmed' })).ok.data._id
    const daysFor = async (as: Person) => {
      const input = { params: { id: sewer.id }, query: { sort: 'date' as const } }
      return (await office.tahi.call(as, listAttendance, input)).ok.data.map(({ date }) => date)
    }
    expect(await daysFor(office.manager)).toEqual(['2026-11-12', '2026-11-13'])
    await office.change(office.hr, sewer, { branchId: place.branch })
    expect([await daysFor(office.manager), await daysFor(former)]).toEqual([[], ['2026-11-12', '2026-11-13']])
    expect((await office.tahi.call(former, readLeave, { params: { id } })).ok.data.branchId).toBe(
      place.branch,
    )
  })

  it('follow a payslip over them that is set back to pending', async () => {
    const over = await leave('2026-11-02', '2026-11-03')
    await paid('2026-11-01', '2026-11-15')
    await move()
    const input = { params: { id: sewer.id }, query: {} }
    const ids = (await office.tahi.call(former, listPayslips, input)).ok.data.map(({ _id }) => _id)
    await office.tahi.call(office.hr, markPayslips, { body: { ids, status: 'pending' } })
    expect((await withdraw(office.manager, over)).status).toBe(200)
    expect(await days(sewer)).toEqual([])
  })

  it('count as used alike for everybody who may ask, wherever they are kept', async () => {
    await leave('2026-11-02', '2026-11-03')
    await leave('2026-11-16', '2026-11-16')
    await paid('2026-11-01', '2026-11-15')
    await move()
    const use = (as: Person) =>
      office.tahi.call(as, readLeaveUse, { query: { year: 2026, userId: sewer.id } })
    for (const as of [sewer, office.manager, office.hr])
      expect((await use(as)).ok.data.types).toEqual([{ leaveType: 'Sick', used: 3, requested: 0 }])
    // The former branch must not learn of their later leaves.
    expect((await use(former)).status).toBe(404)
    expect((await use(await office.tahi.addPerson('manager', office.other))).status).toBe(404)
  })

  it('tell of what lies elsewhere to the branch of their person alone', async () => {
    await leave('2026-10-01', '2026-10-02')
    await paid('2026-10-01', '2026-10-15')
    const long = await leave('2026-11-02', '2026-11-20')
    await paid('2026-11-01', '2026-11-02')
    await move()
    const asked = (settings: { branch: string; person: string; own?: boolean }) =>
      office.tahi.database.asOwner(async (queries) => {
        await sql`set local role tahi_app`.execute(queries)
        await sql`select set_config('tahi.branch', ${settings.branch}, true),
          set_config('tahi.person', ${settings.person}, true),
          set_config('tahi.own', ${settings.own ? 'on' : 'off'}, true)`.execute(queries)
        const { rows } = await sql`
          select day from leave_days_elsewhere(${[long]}::uuid[])
          union all
          select first_day from leaves_elsewhere(${sewer.id}, '2026-01-01', '2026-12-31')`.execute(queries)
        return rows
      })
    const own = { branch: office.branch, person: office.manager.id }
    expect(await asked(own)).toEqual([{ day: '2026-11-02' }, { day: '2026-10-01' }])
    for (const settings of [
      { branch: place.branch, person: former.id },
      { branch: office.other, person: office.manager.id },
      { branch: 'all', person: office.hr.id },
      { ...own, own: true },
      { branch: '', person: '' },
    ])
      expect(await asked(settings), JSON.stringify(settings)).toEqual([])
  })
})
