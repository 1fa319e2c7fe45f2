import { checkLeaves, createAttendance, type Input, removeAttendance, updatePerson } from '@tahi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { type LeaveBranch, openLeaveBranch } from '../../../test/fixtures/leave-branch.ts'

// Wednesday, November 18, 2026 is today.
describe('confirming leaves over days that were worked', () => {
  let desk: LeaveBranch

  beforeEach(async () => {
    desk = await openLeaveBranch()
    await record('2026-11-13', { timeIn: '07:00', timeOut: '16:00' })
    await record('2026-11-16', { timeIn: '09:30', timeOut: '16:00' })
  })

  const record = async (date: string, more: object, userId = desk.sewer.id) =>
    (await desk.tahi.call(desk.manager, createAttendance, { body: { userId, date, ...more } })).ok.data
  const check = async (body: Input<typeof checkLeaves>['body'], as = desk.manager) =>
    (await desk.tahi.call(as, checkLeaves, { body })).ok.data.worked.map(
      ({ employee, days }) => `${employee.userId} ${days.map((day) => day.slice(5)).join(' ')}`,
    )
  const leave = async (date: string, dateEnd: string, userId = desk.sewer.id) =>
    (await desk.added({ userId, date, dateEnd }))._id
  const entered = (date: string, dateEnd: string) => ({ userId: desk.sewer.id, date, dateEnd })

  it('names these days, of a leave that exists and of one that is being entered', async () => {
    const days = [`${desk.sewer.code} 11-13 11-16`]
    expect(await check({ ids: [await leave('2026-11-12', '2026-11-18')] })).toEqual(days)
    expect(await check(entered('2026-11-12', '2026-11-18'))).toEqual(days)
  })

  it('names none outside of the leave, and none that became leave or was removed', async () => {
    await record('2026-11-17', { status: 'absent' })
    const removed = await record('2026-11-14', { timeIn: '07:00' })
    await desk.tahi.call(desk.manager, removeAttendance, { body: { _id: removed._id } })
    expect(await check(entered('2026-11-14', '2026-11-15'))).toEqual([])
    expect(await check(entered('2026-11-16', '2026-11-17'))).toEqual([`${desk.sewer.code} 11-16`])
    expect(await check(entered('2026-11-17', '2026-11-30'))).toEqual([])
    await desk.added({ date: '2026-11-17', dateEnd: '2026-11-30', state: 'confirmed' })
    expect(await check(entered('2026-11-17', '2026-11-30'))).toEqual([])
  })

  it('names days recorded without times by themselves', async () => {
    await record('2026-11-12', { status: 'present' })
    await record('2026-11-14', { status: 'pending' })
    await record('2026-11-17', { status: 'absent' })
    const { untimed, worked } = (
      await desk.tahi.call(desk.manager, checkLeaves, { body: entered('2026-11-12', '2026-11-18') })
    ).ok.data
    expect(untimed).toMatchObject([{ employee: { _id: desk.sewer.id }, days: ['2026-11-12', '2026-11-14'] }])
    expect(worked.map(({ days }) => days)).toEqual([['2026-11-13', '2026-11-16']])
  })

  it('names those of somebody who went to head office to the branch that records them', async () => {
    const { tahi } = desk
    const body = { _id: desk.sewer.id, role: 'act' as const }
    expect((await tahi.call(await tahi.addPerson('admin'), updatePerson, { body })).status).toBe(200)
    expect(await check(entered('2026-11-12', '2026-11-18'))).toEqual([`${desk.sewer.code} 11-13 11-16`])
    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    expect(await check(entered('2026-11-12', '2026-11-18'), stranger)).toEqual([])
  })

  it('names every person of many leaves once, by name', async () => {
    const { tahi, branch } = desk
    const others = [await tahi.addPerson('user', branch), await tahi.addPerson('user', branch)]
    for (const { id } of others) await record('2026-11-14', { timeIn: '07:00', timeOut: '16:00' }, id)
    const ids = [await leave('2026-11-16', '2026-11-16'), await leave('2026-11-13', '2026-11-13')]
    for (const { id } of [...others].reverse()) ids.push(await leave('2026-11-14', '2026-11-14', id))
    const body = { ids }
    const { worked } = (await tahi.call(desk.manager, checkLeaves, { body })).ok.data
    const names = worked.map(
      ({ employee }) => `${employee.lastName} ${employee.firstName} ${employee.userId}`,
    )
    expect(names).toEqual([...names].sort())
    expect((await check(body)).sort()).toEqual(
      [`${desk.sewer.code} 11-13 11-16`, ...others.map(({ code }) => `${code} 11-14`)].sort(),
    )
  })

  it("tells nothing of another branch's people", async () => {
    const { tahi } = desk
    const ids = [await leave('2026-11-12', '2026-11-18')]
    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    expect(await check({ ids }, stranger)).toEqual([])
    expect(await check(entered('2026-11-12', '2026-11-18'), stranger)).toEqual([])
    expect(await check({ ids }, await tahi.addPerson('hr'))).toHaveLength(1)
  })
})
