import { randomUUID } from 'node:crypto'
import { createLeave, decideLeaves, listAttendance, readLeave, texts, withdrawLeave } from '@tahi/contract'
import type { LeaveState } from '@tahi/domain'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hangUp, listen } from '../../../test/fixtures/live.ts'
import { toldOf } from '../../../test/fixtures/notifications.ts'
import { openPayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import { coverByPayslip } from '../../../test/fixtures/payslips.ts'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

// Wednesday, November 18, 2026 is today.
describe('paid leaves that stayed in a former branch', () => {
  let office: PeopleBranches
  let sewer: Person
  /** The HR Admin of the former branch. */
  let former: Person

  beforeEach(async () => {
    office = await openPeopleBranches()
    const place = await openPayrollBranch()
    sewer = place.sewer
    former = place.manager
  })
  afterAll(hangUp)

  const leave = async (date: string, dateEnd: string, state: LeaveState = 'confirmed') => {
    const body = { userId: sewer.id, leaveType: 'Sick', date, dateEnd, state } as const
    return (await office.tahi.call(former, createLeave, { body })).ok.data._id
  }
  const paid = (from: string, to: string) => coverByPayslip(office.tahi, sewer, from, to, 'paid')
  const move = () => office.change(office.hr, sewer, { branchId: office.branch })
  const decide = async (as: Person, ids: string[], state: LeaveState) =>
    (await office.tahi.call(as, decideLeaves, { body: { ids, state } })).ok.data
  const withdraw = (as: Person, _id: string) => office.tahi.call(as, withdrawLeave, { body: { _id } })
  const read = (as: Person, id: string) => office.tahi.call(as, readLeave, { params: { id } })
  const days = async (as: Person) => {
    const input = { params: { id: sewer.id }, query: { sort: 'date' } } as const
    const { data } = (await office.tahi.call(as, listAttendance, input)).ok
    return data.map(({ date, status }) => `${date.slice(5)} ${status}`)
  }

  it('go to the branch that their person left for head office, as the days do', async () => {
    const over = await leave('2026-11-02', '2026-11-03')
    await paid('2026-11-01', '2026-11-15')
    await move()
    expect((await office.change(office.admin, sewer, { role: 'act' })).status).toBe(200)
    await decide(office.hr, [over], 'requested')
    expect((await decide(office.hr, [over], 'confirmed')).decided).toEqual([over])
    expect((await read(office.hr, over)).ok.data.branchId).toBe(office.branch)
    expect(await days(office.manager)).toEqual(['11-02 leave', '11-03 leave'])
  })

  it('are told to both branches when they follow their person, with the days that were paid and taken back', async () => {
    const over = await leave('2026-11-02', '2026-11-03')
    const other = await leave('2026-11-05', '2026-11-05')
    const long = await leave('2026-11-12', '2026-11-17')
    await paid('2026-11-01', '2026-11-15')
    await move()
    const [left, reached] = [await listen(office.tahi, former), await listen(office.tahi, office.manager)]
    const told = async () => {
      const changed = [await left.all(), await reached.all()].map((heard) =>
        [...new Set(heard.map(({ name }) => name).filter((name) => name.endsWith('-changed')))].toSorted(),
      )
      for (const { heard } of [left, reached]) heard.length = 0
      return changed
    }
    const both = ['attendance-changed', 'leave-changed']
    await decide(office.hr, [over], 'requested')
    expect(await told()).toEqual([both, both])
    await office.tahi.call(office.hr, createLeave, { body: { _id: other, state: 'requested' } })
    expect(await told()).toEqual([both, both])
    await decide(office.hr, [over], 'confirmed')
    expect(await told()).toEqual([[], both])
    await withdraw(office.hr, long)
    expect(await told()).toEqual([['attendance-changed'], both])
  })

  it.each(['at once with others', 'alone'])(
    'are told to those who decide now, when they wait again: %s',
    async (how) => {
      const lastName = `Torres${randomUUID().slice(0, 6)}`
      sewer = await office.tahi.addPerson('user', former.branchId, { lastName })
      const body = { leaveType: 'Sick', date: '2026-11-02', dateEnd: '2026-11-03' } as const
      const { _id } = (await office.tahi.call(sewer, createLeave, { body })).ok.data
      await decide(former, [_id], 'confirmed')
      await paid('2026-11-01', '2026-11-15')
      await move()
      const told = () =>
        toldOf(office.tahi, { former, manager: office.manager }, `${lastName} asks for leave`)
      expect(await told()).toEqual(['former'])
      if (how === 'alone')
        await office.tahi.call(office.hr, createLeave, { body: { _id, state: 'requested' } })
      else await decide(office.hr, [_id], 'requested')
      expect(await told()).toEqual(['manager'])
    },
  )

  it('refuse one of the same days by itself, and name nothing of it', async () => {
    const refused = await leave('2026-11-03', '2026-11-16', 'rejected')
    await leave('2026-11-02', '2026-11-03')
    await paid('2026-11-01', '2026-11-15')
    const other = await leave('2026-11-20', '2026-11-20', 'requested')
    await move()
    expect(await decide(office.manager, [refused, other], 'confirmed')).toEqual({
      decided: [other],
      refused: [{ _id: refused, msg: texts.leave.overlapElsewhere }],
    })
  })
})
