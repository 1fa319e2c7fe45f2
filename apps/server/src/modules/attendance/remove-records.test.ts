import {
  correctAttendance,
  createAttendance,
  createLeave,
  listAttendance,
  readAttendance,
  removeAttendances,
  texts,
} from '@tahi/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { coverByPayslip } from '../../../test/fixtures/payslips.ts'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'

describe('removing several records', () => {
  let tahi: TestServer
  let manager: Person
  let sewer: Person

  beforeAll(async () => {
    tahi = await server()
    manager = await tahi.addPerson('manager', await tahi.addBranch())
  })
  beforeEach(async () => {
    sewer = await tahi.addPerson('user', manager.branchId)
  })

  const record = async (date: string) => {
    const body = { date, userId: sewer.id, timeIn: '07:00', timeOut: '16:00' }
    return (await tahi.call(manager, createAttendance, { body })).ok.data
  }
  type Days = Awaited<ReturnType<typeof record>>[]
  const remove = async (days: Days, { by = manager, preview = false } = {}) => {
    const body = {
      ids: days.map(({ _id }) => _id),
      seen: days.map(({ _id, version }) => ({ _id, version })),
      preview,
    }
    return (await tahi.call(by, removeAttendances, { body })).ok.data
  }
  const days = async () => {
    const asked = { params: { id: sewer.id }, query: { sort: 'date' as const } }
    const { data } = (await tahi.call(manager, listAttendance, asked)).ok
    return data.map(({ date, status }) => `${date.slice(8)} ${status}`)
  }

  it('says what it would do first, and does it then', async () => {
    const [first, second, third] = [
      await record('2026-11-02'),
      await record('2026-11-03'),
      await record('2026-11-04'),
    ]
    const done = { removed: [first._id, second._id], refused: [] }
    expect(await remove([first, second], { preview: true })).toEqual(done)
    expect(await days()).toHaveLength(3)
    expect(await remove([first, second])).toEqual(done)
    expect(await days()).toEqual(['04 present'])
    expect((await tahi.call(manager, readAttendance, { params: { id: first._id } })).status).toBe(404)
    // Each can be recorded again.
    expect((await record('2026-11-02')).version).toBe(1)
    const again = await remove([first, third])
    expect(again).toEqual({
      removed: [third._id],
      refused: [{ _id: first._id, msg: texts.recordNotFound, code: 'not_found' }],
    })
  })

  it('leaves alone what a payslip covers and what changed since it was seen, and names it', async () => {
    const [free, covered, changed] = [
      await record('2026-11-05'),
      await record('2026-11-06'),
      await record('2026-11-07'),
    ]
    await coverByPayslip(tahi, sewer, '2026-11-06', '2026-11-06')
    const times = { timeIn: '07:00', timeOut: '18:00', reason: 'The clock stood still' }
    await tahi.call(manager, correctAttendance, { body: { _id: changed._id, ...times } })
    expect(await remove([free, covered, changed])).toEqual({
      removed: [free._id],
      refused: [
        { _id: covered._id, msg: texts.attendance.coveredByPayslip },
        { _id: changed._id, msg: texts.attendance.changedMeanwhile },
      ],
    })
    expect(await days()).toEqual(['06 present', '07 pending'])
  })

  it('gives days back to the leaves that were confirmed for them', async () => {
    const worked = [await record('2026-11-09'), await record('2026-11-10'), await record('2026-11-12')]
    const leave = { userId: sewer.id, leaveType: 'Sick' as const, state: 'confirmed' as const }
    const body = { ...leave, date: '2026-11-09', dateEnd: '2026-11-10' }
    await tahi.call(manager, createLeave, { body })
    await remove(worked)
    expect(await days()).toEqual(['09 leave', '10 leave'])
  })

  it("does not reach another branch's records, nor one's own", async () => {
    const day = await record('2026-11-13')
    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    const unknown = [{ _id: day._id, msg: texts.recordNotFound, code: 'not_found' }]
    expect(await remove([day], { by: stranger })).toEqual({ removed: [], refused: unknown })

    const colleague = await tahi.addPerson('manager', manager.branchId)
    const body = { date: '2026-11-13', userId: manager.id, timeIn: '07:00', timeOut: '16:00' }
    const { data } = (await tahi.call(colleague, createAttendance, { body })).ok
    expect((await remove([data])).refused).toEqual([{ _id: data._id, msg: texts.attendance.ownDay }])
    expect(await days()).toEqual(['13 present'])
  })
})
