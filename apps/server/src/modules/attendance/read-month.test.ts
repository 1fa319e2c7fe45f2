import {
  type AttendanceDay,
  confirmAttendance,
  createLeave,
  decideCorrection,
  markPayslips,
  readAttendanceMonth,
  recomputePayslip,
  requestCorrection,
  withdrawCorrection,
} from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'

let place: PayrollBranch

beforeAll(async () => {
  place = await openPayrollBranch()
})

/** Added long before the month, or on the given day. */
const hire = (since = '2026-01-05') => place.hire({ since })
const monthOf = async (person: Person, month = '2026-11') =>
  (await place.tahi.call(person, readAttendanceMonth, { query: { month } })).ok.data
const dayOf = async (person: Person, date: string): Promise<AttendanceDay> => {
  const { days } = await monthOf(person)
  const found = days.find((day) => day.date === date)
  if (!found) throw new Error(`There is no ${date}`)
  return found
}

describe('my month', () => {
  it('goes from the first to today, a former one to its end, and one to come has no day', async () => {
    const sewer = await hire()
    const dates = async (month: string) => (await monthOf(sewer, month)).days.map(({ date }) => date)
    const november = await dates('2026-11')
    expect([november[0], november.at(-1), november.length]).toEqual(['2026-11-01', '2026-11-18', 18])
    expect((await dates('2026-02')).at(-1)).toBe('2026-02-28')
    expect(await dates('2026-12')).toEqual([])
  })

  it('begins on the day when one was added, unless something is known of an earlier one', async () => {
    const sewer = await hire('2026-11-16')
    const dates = async (month?: string) => (await monthOf(sewer, month)).days.map(({ date }) => date)
    expect(await dates()).toEqual(['2026-11-16', '2026-11-17', '2026-11-18'])
    expect(await dates('2026-10')).toEqual([])
    await place.tahi.call(sewer, requestCorrection, {
      body: { date: '2026-11-14', timeIn: '07:00', timeOut: '16:00', reason: 'I came on trial' },
    })
    expect((await dates())[0]).toBe('2026-11-14')
    await place.attend(sewer, 12, '07:00', '16:00')
    expect(await dates()).toHaveLength(7)
    expect(await dates('2026-10')).toEqual([])
  })

  it('says what a day brings, or will bring when it is confirmed, or why it brings nothing', async () => {
    const sewer = await hire()
    await place.attend(sewer, 2, '07:00', '16:30')
    await place.attend(sewer, 3, '07:00', '16:30', 'pending')
    await place.attend(sewer, 4, '09:10', '16:00', 'pending')
    await place.attend(sewer, 5, '07:00', '', 'pending')
    const { days, totals } = await monthOf(sewer)
    expect(
      days
        .slice(0, 5)
        .map(({ regularMinutes, overtimeMinutes, counted, reason, record }) => [
          record?.status ?? null,
          regularMinutes,
          overtimeMinutes,
          counted,
          reason,
        ]),
    ).toEqual([
      [null, 0, 0, false, null],
      ['present', 480, 30, true, null],
      ['pending', 480, 30, false, 'not_present'],
      ['late', 0, 0, false, 'not_present'],
      ['present', 0, 0, false, 'missing_time_out'],
    ])
    expect(totals).toEqual({
      attendedDays: 4,
      lateDays: 1,
      absentDays: 0,
      leaveDays: 0,
      regularMinutes: 480,
      overtimeMinutes: 30,
      waitingMinutes: 510,
    })
  })

  it('knows days off by the shift, and confirmed leaves', async () => {
    const sewer = await hire()
    expect((await dayOf(sewer, '2026-11-08')).working).toBe(false)
    expect((await dayOf(sewer, '2026-11-09')).working).toBe(true)
    await place.tahi.call(place.manager, createLeave, {
      body: {
        userId: sewer.id,
        leaveType: 'Sick',
        date: '2026-11-09',
        dateEnd: '2026-11-09',
        state: 'confirmed',
      },
    })
    await place.tahi.call(sewer, createLeave, {
      body: { leaveType: 'Emergency', date: '2026-11-10', dateEnd: '2026-11-10' },
    })
    expect(await dayOf(sewer, '2026-11-09')).toMatchObject({ leaveType: 'Sick', record: { status: 'leave' } })
    expect((await dayOf(sewer, '2026-11-10')).leaveType).toBeNull()
  })

  it('sums up to the payslip of the same days', async () => {
    const sewer = await hire()
    const times = ['16:00', '16:17', '17:45', '15:20', '19:05', '16:01']
    for (const [index, timeOut] of times.entries())
      await place.attend(sewer, index + 2, `07:0${index}`, timeOut)
    const before = await monthOf(sewer)
    const payslip = await place.pay(sewer)
    const after = await monthOf(sewer)
    expect(after.totals).toEqual(before.totals)
    const hours = (minutes: number) => Math.round((minutes / 60) * 100) / 100
    expect(hours(after.totals.regularMinutes)).toBe(payslip.regularHours)
    expect(hours(after.totals.overtimeMinutes)).toBe(payslip.overtimeHours)
    expect(after.totals.attendedDays).toBe(payslip.regularDays)
    expect(after.days.filter(({ payslipId }) => payslipId === payslip._id)).toHaveLength(15)
    expect(after.days[2]).toMatchObject({ payslipId: payslip._id, paid: false })
    await place.tahi.call(await place.tahi.addPerson('act'), markPayslips, {
      body: { ids: [payslip._id], status: 'paid' },
    })
    expect((await monthOf(sewer)).days[2]).toMatchObject({ paid: true })
  })

  it('counts a day that was confirmed under a pending payslip only once that is recomputed', async () => {
    const { sewer, figures, recompute } = await confirmUnderPayslip()
    expect(await figures()).toMatchObject({ regularMinutes: 0, overtimeMinutes: 0, waitingMinutes: 510 })
    expect(await dayOf(sewer, '2026-11-02')).toMatchObject({
      record: { status: 'present' },
      regularMinutes: 480,
      overtimeMinutes: 30,
      counted: false,
      reason: null,
      paid: false,
      unpaid: 'pending',
    })
    await recompute()
    expect(await figures()).toMatchObject({ regularMinutes: 480, overtimeMinutes: 30, waitingMinutes: 0 })
    expect(await dayOf(sewer, '2026-11-02')).toMatchObject({ counted: true, unpaid: null })
  })

  it('says why a day brought nothing that was confirmed before its payslip was paid as computed', async () => {
    const { sewer, figures, payslip } = await confirmUnderPayslip()
    await place.tahi.call(place.manager, markPayslips, {
      body: { ids: [payslip._id], status: 'paid', asComputed: true },
    })
    expect(await figures()).toMatchObject({ regularMinutes: 0, overtimeMinutes: 0, waitingMinutes: 0 })
    expect(await dayOf(sewer, '2026-11-02')).toMatchObject({
      record: { status: 'present' },
      regularMinutes: 0,
      counted: false,
      paid: true,
      unpaid: 'pending',
    })
  })

  it('counts nothing that was recorded after the payslip of the day was computed', async () => {
    const sewer = await hire()
    await place.attend(sewer, 2, '07:00', '16:00')
    await place.attend(sewer, 4, '07:00', '')
    const payslip = await place.pay(sewer)
    await place.attend(sewer, 3, '07:00', '16:00')
    expect((await monthOf(sewer)).totals).toMatchObject({ regularMinutes: 480, waitingMinutes: 480 })
    await place.tahi.call(place.manager, markPayslips, {
      body: { ids: [payslip._id], status: 'paid', asComputed: true },
    })
    expect((await monthOf(sewer)).totals).toMatchObject({
      attendedDays: 3,
      regularMinutes: 480,
      waitingMinutes: 0,
    })
    const unpaid = async (day: string) => {
      const { counted, regularMinutes, unpaid } = await dayOf(sewer, day)
      return [counted, regularMinutes, unpaid]
    }
    expect(await unpaid('2026-11-02')).toEqual([true, 480, null])
    expect(await unpaid('2026-11-03')).toEqual([false, 0, 'unrecorded'])
    expect(await unpaid('2026-11-04')).toEqual([false, 0, 'missing_time_out'])
    expect(await unpaid('2026-11-05')).toEqual([false, 0, null])
  })

  /** A full day that HR confirmed after its payslip was computed. */
  async function confirmUnderPayslip() {
    const sewer = await hire()
    const id = await place.attend(sewer, 2, '07:00', '16:30', 'pending')
    const payslip = await place.pay(sewer)
    const figures = async () => (await monthOf(sewer)).totals
    expect(await figures()).toMatchObject({ regularMinutes: 0, waitingMinutes: 510 })
    ;(await place.tahi.call(place.manager, confirmAttendance, { body: { ids: [id] } })).ok
    const recompute = () => place.tahi.call(place.manager, recomputePayslip, { body: { _id: payslip._id } })
    return { sewer, payslip, figures, recompute }
  }

  it('shows the latest request about a day, and none that was withdrawn', async () => {
    const sewer = await hire()
    const asked = { date: '2026-11-16', timeIn: '07:00', timeOut: '16:00', reason: 'The clock was off' }
    const request = async () => (await place.tahi.call(sewer, requestCorrection, { body: asked })).ok.data
    const first = await request()
    await place.tahi.call(sewer, withdrawCorrection, { body: { _id: first._id } })
    expect((await dayOf(sewer, asked.date)).correction).toBeNull()
    const { _id, version } = await request()
    await place.tahi.call(place.manager, decideCorrection, {
      body: { _id, accept: false, answer: 'You were not here', version },
    })
    expect((await dayOf(sewer, asked.date)).correction).toMatchObject({
      _id,
      state: 'refused',
      answer: 'You were not here',
      timeOut: '16:00',
    })
  })

  it('is one’s own alone', async () => {
    const [sewer, colleague] = [await hire(), await hire()]
    await place.attend(sewer, 2, '07:00', '16:00')
    expect((await monthOf(colleague)).totals.attendedDays).toBe(0)
  })
})
