import {
  assignShift,
  createLeave,
  createShift,
  listAttendance,
  listShiftAssignments,
  withdrawLeave,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

// Wednesday, November 18, 2026 is today. The sewer left their branch for head office on the 10th.
describe('who comes back from head office', () => {
  let office: PeopleBranches
  let place: PayrollBranch
  let sewer: Person
  let late: string

  beforeEach(async () => {
    office = await openPeopleBranches()
    place = await openPayrollBranch()
    sewer = await place.hire({ since: '2026-10-05' })
    late = await save(place.manager, { name: 'Late', start: '10:00', end: '19:00' })
    await assign(place.manager, late, '2026-10-05')
  })

  const save = async (as: Person, body: object) =>
    (await office.tahi.call(as, createShift, { body })).ok.data._id
  const assign = async (as: Person, shiftId: string, from: string) =>
    (await office.tahi.call(as, assignShift, { body: { shiftId, userIds: [sewer.id], from } })).ok.data
  const comeBack = async (branchId: string) => {
    await office.change(office.admin, sewer, { role: 'act' })
    await office.tahi.database.asOwner(async (queries) => {
      await sql`update person set left_branch_on = '2026-11-10' where id = ${sewer.id}`.execute(queries)
      await sql`update former_member set left_on = '2026-11-10' where person_id = ${sewer.id}`.execute(
        queries,
      )
    })
    expect((await office.change(office.admin, sewer, { role: 'user', branchId })).status).toBe(200)
  }
  const hours = async (as: Person) => {
    const input = { params: { id: sewer.id }, query: {} }
    const { data } = (await office.tahi.call(as, listShiftAssignments, input)).ok
    return data.map(({ from, shiftId }) => [from, shiftId])
  }

  it.each(['2026-11-02', '2026-11-16'])(
    'has the new shift from the day on which they came, assigned from %s',
    async (from) => {
      await comeBack(office.branch)
      const early = await save(office.manager, { name: 'Early', start: '06:00', end: '15:00' })
      const told = await assign(office.manager, early, from)
      expect(told).toMatchObject({ assigned: 1, beginsLater: [{ _id: sewer.id }], endsSooner: [] })
      expect(await hours(office.manager)).toEqual([
        ['2026-11-18', early],
        ['2026-10-05', late],
      ])
    },
  )

  it('to the branch that they left may get its hours for the days before too', async () => {
    await comeBack(place.branch)
    const early = await save(place.manager, { name: 'Early', start: '06:00', end: '15:00' })
    const told = await assign(place.manager, early, '2026-11-02')
    expect(told).toMatchObject({ beginsLater: [], endsSooner: [{ _id: sewer.id }] })
    expect(await hours(place.manager)).toEqual([
      ['2026-11-18', null],
      ['2026-11-02', early],
      ['2026-10-05', late],
    ])
  })

  it('was not absent meanwhile, also where a leave of these days is taken back', async () => {
    const dates = { date: '2026-11-09', dateEnd: '2026-11-14' }
    const body = { userId: sewer.id, leaveType: 'Sick', state: 'confirmed', ...dates } as const
    const { _id } = (await office.tahi.call(place.manager, createLeave, { body })).ok.data
    await comeBack(office.branch)
    expect((await office.tahi.call(office.manager, withdrawLeave, { body: { _id } })).status).toBe(200)
    const input = { params: { id: sewer.id }, query: { sort: 'date' } } as const
    const { data } = (await office.tahi.call(office.manager, listAttendance, input)).ok
    expect(data.map(({ date, status }) => `${date.slice(8)} ${status}`)).toEqual(['09 absent', '10 absent'])
  })
})
