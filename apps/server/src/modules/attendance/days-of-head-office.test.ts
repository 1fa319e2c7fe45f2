import {
  createAttendance,
  createLeave,
  createPayslip,
  decideLeaves,
  listAttendance,
  listPeople,
  previewPayslip,
  removeAttendance,
  texts,
  updatePerson,
} from '@tahi/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { correctionsAt } from '../../../test/fixtures/corrections.ts'
import { importBy } from '../../../test/fixtures/import-by.ts'
import { openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import { type Person, usualNow } from '../../../test/fixtures/server.ts'

// Today is Wednesday, November 18, 2026; the sewer went to head office on Thursday, November 12.
describe('days of somebody who went to head office', () => {
  let place: PayrollBranch
  let manager: Person
  let hr: Person
  let admin: Person
  let stranger: Person
  let sewer: Person

  beforeAll(async () => {
    place = await openPayrollBranch()
    manager = place.manager
    hr = await place.tahi.addPerson('hr')
    admin = await place.tahi.addPerson('admin')
    stranger = await place.tahi.addPerson('manager', await place.tahi.addBranch())
  })
  beforeEach(async () => {
    sewer = await place.hire({ firstName: 'Lita', lastName: 'Reyes' })
  })

  const change = async (body: { role?: 'act'; status?: boolean; branchId?: string }) =>
    expect((await place.tahi.call(admin, updatePerson, { body: { _id: sewer.id, ...body } })).status).toBe(
      200,
    )
  const promote = async () => {
    place.tahi.clock.set(new Date('2026-11-12T09:00:00Z'))
    await change({ role: 'act' })
    place.tahi.clock.set(usualNow)
  }
  const record = (date: string, as = manager) =>
    place.tahi.call(as, createAttendance, {
      body: { userId: sewer.id, date, timeIn: '07:00', timeOut: '16:00' },
    })
  const late = { status: 409, failure: { msg: texts.attendance.afterLeaving('Nov 12, 2026') } }
  const daysOf = async (as = hr) => {
    const query = { sort: 'date' } as const
    const { ok } = await place.tahi.call(as, listAttendance, { params: { id: sewer.id }, query })
    return ok.data.map(({ date, status, branchId }) => [date, status, branchId === place.branch])
  }

  it('are recorded up to the day on which they went, in the branch that they left', async () => {
    await promote()
    expect((await record('2026-11-11')).ok.data).toMatchObject({ branchId: place.branch, lateAfter: '08:30' })
    expect((await record('2026-11-12', hr)).ok.data).toMatchObject({ branchId: place.branch })
    for (const as of [manager, hr]) expect(await record('2026-11-13', as)).toMatchObject(late)
    expect((await record('2026-11-10', stranger)).status).toBe(404)
    expect((await record('2026-11-13', stranger)).status).toBe(404)
  })

  it('end when they were deactivated, if that was earlier', async () => {
    place.tahi.clock.set(new Date('2026-11-10T09:00:00Z'))
    await change({ status: false })
    await promote()
    expect(await record('2026-11-11')).toMatchObject({
      status: 409,
      failure: { msg: texts.attendance.afterLeaving('Nov 10, 2026') },
    })
    expect((await record('2026-11-10')).status).toBe(200)
  })

  it('are not there of anybody who was never in a branch', async () => {
    const body = { userId: admin.id, date: '2026-11-11', timeIn: '07:00', timeOut: '16:00' }
    for (const as of [manager, hr])
      expect((await place.tahi.call(as, createAttendance, { body })).status).toBe(404)
  })

  it('are corrected as they had asked', async () => {
    const { request, decide } = correctionsAt(place)
    const asked = await request(sewer)
    const after = await request(sewer, { date: '2026-11-13' })
    await promote()
    const accept = ({ _id, version }: typeof asked) => decide(manager, { _id, accept: true, version })
    expect((await accept(asked)).status).toBe(200)
    expect(await accept(after)).toMatchObject(late)
    expect(await daysOf(manager)).toEqual([['2026-11-10', 'pending', true]])
  })

  it('are entered again after they were removed', async () => {
    const { _id } = (await record('2026-11-11')).ok.data
    await promote()
    expect((await place.tahi.call(manager, removeAttendance, { body: { _id } })).status).toBe(200)
    expect((await record('2026-11-11')).status).toBe(200)
  })

  it('come in with the file of the clock of the branch that they left', async () => {
    await promote()
    const file = ['10', '12', '13'].map((day) => `${sewer.code},2026-11-${day},07:00,16:00`)
    const content = ['User ID,Date,Time In,Time Out', ...file].join('\n')
    const rowsFor = async (as: Person) => {
      const imports = importBy(place.tahi, as)
      const { _id } = await imports.preview(content)
      const rows = await imports.rows(_id)
      await imports.apply(_id)
      return rows.map(({ outcome, problem }) => problem ?? outcome)
    }
    expect(await rowsFor(stranger)).toEqual(['other_branch', 'other_branch', 'other_branch'])
    expect(await rowsFor(manager)).toEqual(['good', 'good', 'after_leaving'])
    expect(await daysOf(manager)).toEqual([
      ['2026-11-10', 'pending', true],
      ['2026-11-12', 'pending', true],
    ])
  })

  it('become leave up to the day on which they went, when it is confirmed later', async () => {
    const body = { leaveType: 'Sick', date: '2026-11-11', dateEnd: '2026-11-14' } as const
    const { _id } = (await place.tahi.call(sewer, createLeave, { body })).ok.data
    await promote()
    const decided = await place.tahi.call(manager, decideLeaves, { body: { ids: [_id], state: 'confirmed' } })
    expect(decided.ok.data.decided).toEqual([_id])
    expect(await daysOf(manager)).toEqual([
      ['2026-11-11', 'leave', true],
      ['2026-11-12', 'leave', true],
    ])
  })

  it('are paid by the rates and hours that held in the branch', async () => {
    const preview = () => {
      const body = { employeeId: sewer.id, date: '2026-11-01', endDate: '2026-11-15' }
      return place.tahi.call(hr, previewPayslip, { body })
    }
    await promote()
    expect((await preview()).status).toBe(404)
    await record('2026-11-11')
    expect((await preview()).ok.data).toMatchObject({ netPay: 478.37, branchId: place.branch })
  })

  it('that a former branch has paid are not recorded again', async () => {
    await place.attend(sewer, 3, '07:00', '16:00')
    await place.pay(sewer, 'paid')
    await change({ branchId: stranger.branchId ?? '' })
    await promote()
    const { status, failure } = await record('2026-11-10', stranger)
    expect([status, failure.msg]).toEqual([409, texts.attendance.paidElsewhere])
    expect((await record('2026-11-10')).status).toBe(404)
  })

  it('follow to the branch that pays the others when their payslip is set back', async () => {
    await place.attend(sewer, 3, '07:00', '16:00')
    const { _id } = await place.pay(sewer, 'paid')
    await change({ branchId: stranger.branchId ?? '' })
    await promote()
    const body = { _id, status: 'pending' as const, version: 1 }
    const { data } = (await place.tahi.call(hr, createPayslip, { body })).ok
    expect(data).toMatchObject({ status: 'pending', branchId: stranger.branchId })
    expect(await daysOf()).toEqual([['2026-11-03', 'present', false]])
  })

  it('are offered with the people who left, by name alone', async () => {
    const left = async (as: Person, branchId?: string) => {
      const query = { left: 'true' as const, search: sewer.code, ...(branchId && { branchId }) }
      return (await place.tahi.call(as, listPeople, { query })).ok.data
    }
    for (const as of [manager, hr]) expect(await left(as)).toEqual([])
    await promote()
    const named = { _id: sewer.id, userId: sewer.code, firstName: 'Lita', lastName: 'Reyes' }
    for (const as of [manager, hr])
      expect(await left(as)).toEqual([{ ...named, branchId: place.branch, status: true }])
    expect(await left(hr, stranger.branchId ?? '')).toEqual([])
    expect(await left(stranger)).toEqual([])
    await change({ status: false })
    expect(await left(manager)).toEqual([{ ...named, branchId: place.branch, status: false }])
    // Colleagues are told of nobody who left.
    expect(await left(place.sewer)).toEqual([])
  })
})
