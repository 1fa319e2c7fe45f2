import {
  assignShift,
  createShift,
  listAttendance,
  listShiftAssignments,
  listShiftWeek,
  previewPayslip,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPayrollBranch, type PayrollBranch } from '../../../../test/fixtures/payroll-branch.ts'
import type { Person } from '../../../../test/fixtures/server.ts'

// November 2, 2026 is a Monday, and the 10th the last day of who leaves.
describe.each(['deactivated', 'gone to head office'])('the shift of somebody %s', (how) => {
  let place: PayrollBranch
  let leaver: Person
  let late: string

  beforeEach(async () => {
    place = await openPayrollBranch()
    leaver = place.sewer
    late = await shift(place.manager)
    await place.attend(leaver, 3, '10:00', '19:00', 'pending')
    await place.attend(leaver, 4, '10:00', '19:00')
    await place.tahi.database.asOwner((queries) =>
      (how === 'deactivated'
        ? sql`update person set active = false, deactivated_on = '2026-11-10' where id = ${leaver.id}`
        : sql`update person set role = 'act', branch_id = null, last_branch_id = ${place.branch},
            left_branch_on = '2026-11-10' where id = ${leaver.id}`
      ).execute(queries),
    )
  })

  const shift = async (as: Person) => {
    const body = { name: 'Late', start: '10:00', end: '19:00', branchId: as.branchId ?? '' }
    return (await place.tahi.call(as, createShift, { body })).ok.data._id
  }
  const assign = async (shiftId: string, from: string, as = place.manager) =>
    (await place.tahi.call(as, assignShift, { body: { shiftId, userIds: [leaver.id], from } })).ok.data
  const refusedWith = (msg: string) => ({ assigned: 0, refused: [{ _id: leaver.id, msg }] })
  const week = async (from: string, as = place.manager) =>
    (await place.tahi.call(as, listShiftWeek, { query: { from, search: leaver.code } })).ok.data

  it('is put right for the days that nobody paid yet', async () => {
    const status = async () => {
      const input = { params: { id: leaver.id }, query: { sort: 'date' } } as const
      return (await place.tahi.call(place.manager, listAttendance, input)).ok.data[0]?.status
    }
    const minutes = async () => {
      const body = { employeeId: leaver.id, date: '2026-11-04', endDate: '2026-11-04' }
      const hr = await place.tahi.addPerson('hr')
      return (await place.tahi.call(hr, previewPayslip, { body })).ok.data.days[0]?.regularMinutes
    }
    expect([await status(), await minutes()]).toEqual(['late', 300])
    expect(await assign(late, '2026-11-02')).toMatchObject({ assigned: 1, refused: [], beginsLater: [] })
    expect([await status(), await minutes()]).toEqual(['pending', 480])
    const input = { params: { id: leaver.id }, query: {} }
    const { data } = (await place.tahi.call(place.manager, listShiftAssignments, input)).ok
    expect(data).toMatchObject([{ from: '2026-11-02', shiftId: late }])
  })

  it('is theirs from no later day, and none of another branch', async () => {
    expect(await assign(late, '2026-11-10')).toMatchObject({ assigned: 1 })
    const afterLeaving = texts.attendance.afterLeaving('Nov 10, 2026')
    expect(await assign(late, '2026-11-11')).toMatchObject(refusedWith(afterLeaving))
    const stranger = await place.tahi.addPerson('manager', await place.tahi.addBranch())
    const strange = await shift(stranger)
    expect(await assign(strange, '2026-11-02', stranger)).toMatchObject(refusedWith(texts.recordNotFound))
    const hr = await place.tahi.addPerson('hr')
    expect(await assign(strange, '2026-11-02', hr)).toMatchObject(refusedWith(texts.shift.ownBranchOnly))
  })

  it('is in the weeks until they left', async () => {
    const [whole] = await week('2026-11-02')
    expect(whole).toMatchObject({ branchId: place.branch, leftOn: '2026-11-10' })
    expect(whole?.days).toHaveLength(7)
    const [last] = await week('2026-11-09')
    expect(last?.days.map(({ date }) => date)).toEqual(['2026-11-09', '2026-11-10'])
    expect((await week('2026-11-10'))[0]?.days.map(({ date }) => date)).toEqual(['2026-11-10'])
    expect(await week('2026-11-11')).toEqual([])
    expect(
      await week('2026-11-02', await place.tahi.addPerson('manager', await place.tahi.addBranch())),
    ).toEqual([])
  })
})
