import {
  confirmAttendance,
  correctAttendance,
  createAttendance,
  listAttendance,
  previewPayslip,
  readAttendance,
  setAttendancePresent,
  texts,
} from '@tahi/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { coverByPayslip } from '../../../test/fixtures/payslips.ts'
import { type Person, server, type TestServer } from '../../../test/fixtures/server.ts'

describe('setting late and half days to present', () => {
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

  const record = async (date: string, timeIn: string, timeOut: string) => {
    const body = { date, userId: sewer.id, status: 'pending' as const, timeIn, timeOut }
    return (await tahi.call(manager, createAttendance, { body })).ok.data
  }
  const late = (date: string) => record(date, '09:10', '17:00')
  const half = (date: string) => record(date, '07:00', '12:00')
  type Days = Awaited<ReturnType<typeof record>>[]
  const set = async (days: Days, by = manager) => {
    const body = {
      ids: days.map(({ _id }) => _id),
      seen: days.map(({ _id, version }) => ({ _id, version })),
    }
    return (await tahi.call(by, setAttendancePresent, { body })).ok.data
  }
  const read = async (_id: string) =>
    (await tahi.call(manager, readAttendance, { params: { id: _id } })).ok.data

  it('makes them present, so that they are paid, and keeps who did it', async () => {
    const days = [await late('2026-11-02'), await half('2026-11-03')]
    expect(days.map(({ status, can }) => [status, can])).toEqual([
      ['late', ['setPresent', 'correct', 'remove']],
      ['halfday', ['setPresent', 'correct', 'remove']],
    ])
    const period = { employeeId: sewer.id, date: '2026-11-02', endDate: '2026-11-03' }
    const paidDays = async () =>
      (await tahi.call(manager, previewPayslip, { body: period })).ok.data.regularDays
    expect(await paidDays()).toBe(0)

    expect(await set(days)).toEqual({ present: days.map(({ _id }) => _id), refused: [] })
    expect(await paidDays()).toBe(2)
    const { status, version, can, history } = await read(days[0]?._id ?? '')
    expect({ status, version, can }).toEqual({ status: 'present', version: 2, can: ['correct', 'remove'] })
    expect(history[0]).toMatchObject({
      action: 'attendance.change',
      before: { status: 'late' },
      after: { status: 'present' },
    })
  })

  it('says the same when it is asked again, and keeps it once', async () => {
    const day = await late('2026-11-04')
    const done = { present: [day._id], refused: [] }
    expect([await set([day]), await set([day])]).toEqual([done, done])
    const { version, history } = await read(day._id)
    expect(version).toBe(2)
    expect(history.filter(({ action }) => action === 'attendance.change')).toHaveLength(1)
  })

  it('leaves alone what changed since it was seen', async () => {
    const [changed, same] = [await late('2026-11-05'), await late('2026-11-06')]
    const times = { timeIn: '10:10', timeOut: '17:00', reason: 'The clock stood still' }
    await tahi.call(manager, correctAttendance, { body: { _id: changed._id, ...times } })
    const refused = [{ _id: changed._id, msg: texts.attendance.changedMeanwhile }]
    expect(await set([changed, same])).toEqual({ present: [same._id], refused })
    expect(await read(changed._id)).toMatchObject({ status: 'late', timeIn: '10:10' })
  })

  it('leaves alone every other status', async () => {
    const pending = await record('2026-11-07', '07:55', '17:00')
    const working = await record('2026-11-09', '09:30', '')
    const body = { date: '2026-11-10', userId: sewer.id, status: 'absent' as const }
    const absent = (await tahi.call(manager, createAttendance, { body })).ok.data
    const { present, refused } = await set([pending, working, absent])
    expect(present).toEqual([])
    expect(new Set(refused.map(({ msg }) => msg))).toEqual(new Set([texts.attendance.notLateOrHalf]))
    expect(await read(pending._id)).toMatchObject({ status: 'pending', version: 1 })
    await tahi.call(manager, confirmAttendance, { body: { ids: [pending._id] } })
  })

  it('is refused under a payslip, also a pending one, as for a single day', async () => {
    const [pending, paid] = [await late('2026-11-11'), await late('2026-11-12')]
    await coverByPayslip(tahi, sewer, '2026-11-11', '2026-11-11')
    await coverByPayslip(tahi, sewer, '2026-11-12', '2026-11-12', 'paid')
    const msg = texts.attendance.coveredByPayslip
    expect((await set([pending, paid])).refused).toEqual([
      { _id: pending._id, msg },
      { _id: paid._id, msg },
    ])
    expect((await read(pending._id)).can).toEqual([])
  })

  it("does not reach another branch's record, nor one's own", async () => {
    const day = await late('2026-11-14')
    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    expect((await set([day], stranger)).refused).toEqual([
      { _id: day._id, msg: texts.recordNotFound, code: 'not_found' },
    ])

    const colleague = await tahi.addPerson('manager', manager.branchId)
    const body = { date: '2026-11-14', userId: manager.id, timeIn: '09:10', timeOut: '17:00' }
    const own = { ...body, status: 'pending' as const }
    const { data } = (await tahi.call(colleague, createAttendance, { body: own })).ok
    expect((await set([data])).refused).toEqual([{ _id: data._id, msg: texts.attendance.ownDay }])
    const list = await tahi.call(manager, listAttendance, { params: { id: manager.id }, query: {} })
    expect(list.ok.data).toMatchObject([{ status: 'late', can: [] }])
  })
})
