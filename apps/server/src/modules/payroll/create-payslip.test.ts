import { randomUUID } from 'node:crypto'
import { correctAttendance, createPayslip, readPayslip, removeAttendance, texts } from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { firstHalf, openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'

describe('creating a payslip', () => {
  let place: PayrollBranch

  beforeAll(async () => {
    place = await openPayrollBranch()
  })

  it('pays what the rule of D5 gives by hand, whatever a client sends', async () => {
    const { tahi, manager, sewer, attend } = place
    await attend(sewer, 2, '06:50', '16:00') // 07:00 to 16:00 less 60: 480 minutes
    await attend(sewer, 3, '07:30', '18:20') // 450 minutes, 140 of overtime
    await attend(sewer, 4, '07:00', '') // counts as a day and earns nothing
    await attend(sewer, 5, '07:00', '17:00', 'pending')
    await attend(sewer, 6, '08:45', '17:00', 'pending') // derived: late
    await attend(sewer, 16, '07:00', '16:00') // outside of the period
    const body = { employeeId: sewer.id, ...firstHalf, grossPay: 1, netPay: 999_999, regularDays: 31 }
    const { ok } = await tahi.call(manager, createPayslip, { body })

    expect(ok.data).toMatchObject({
      employee: { _id: sewer.id, userId: sewer.code, firstName: 'Ana', lastName: 'Santos' },
      userId: manager.id,
      ...firstHalf,
      payDate: '2026-11-18',
      paymentMethod: 'cash',
      status: 'pending',
      salaryIsPaid: false,
      dailyRate: 537.5,
      overtimeRate: 80,
      regularDays: 3,
      regularHours: 15.5,
      overtimeHours: 2.33,
      totalRegularPay: 1041.41, // 15.5 × 537.50 / 8 = 1041.40625
      totalOvertimePay: 186.4,
      grossPay: 1227.81,
      philHealth: 55.25,
      pagIbig: 24.56,
      sss: 55.25,
      tax: 0,
      totalDeductions: 135.06,
      netPay: 1092.75,
      warnings: [
        { code: 'pending_days', days: ['2026-11-05'] },
        { code: 'missing_time_out', days: ['2026-11-04'] },
        { code: 'late_or_half_days', days: ['2026-11-06'] },
      ],
      version: 1,
      can: ['edit', 'recompute', 'mark-paid', 'remove'],
    })

    const read = await tahi.call(manager, readPayslip, { params: { id: ok.data._id } })
    expect(read.ok.data).toMatchObject({
      ...ok.data,
      policy: { name: 'Flat', version: 1 },
      rates: [{ from: '2026-01-01', dailyRate: 537.5, overtimeRate: 80 }],
      regularParts: [{ rate: 537.5, minutes: 930, hours: 15.5, pay: 1041.41 }],
      overtimeParts: [{ rate: 80, minutes: 140, hours: 2.33, pay: 186.4 }],
      departmentName: null,
    })
    expect(read.ok.data.days.map(({ date, counted, reason }) => [date, counted, reason])).toEqual([
      ['2026-11-02', true, null],
      ['2026-11-03', true, null],
      ['2026-11-04', false, 'missing_time_out'],
      ['2026-11-05', false, 'not_present'],
      ['2026-11-06', false, 'not_present'],
    ])
    expect(read.ok.data.days[1]).toMatchObject({
      timeIn: '07:30',
      timeOut: '18:20',
      regularMinutes: 450,
      overtimeMinutes: 140,
    })
  })

  it('is made once, however often it is sent with its own id', async () => {
    const { tahi, manager, hire } = place
    const body = { _id: randomUUID(), employeeId: (await hire()).id, ...firstHalf }
    const [first, second] = await Promise.all([
      tahi.call(manager, createPayslip, { body }),
      tahi.call(manager, createPayslip, { body }),
    ])
    expect(first.ok.data).toMatchObject({ _id: body._id, version: 1 })
    expect(second.ok.data).toEqual(first.ok.data)
  })

  it('refuses a second payslip for some of the days, also of two at once', async () => {
    const { tahi, manager, hire } = place
    const { id: employeeId } = await hire()
    const periods = [firstHalf, { date: '2026-11-15', endDate: '2026-11-30' }]
    const answers = await Promise.all(
      periods.map((period) => tahi.call(manager, createPayslip, { body: { employeeId, ...period } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.failure).toMatchObject({ code: 'conflict', msg: texts.payslip.overlap })
    const after = { employeeId, date: '2026-12-01', endDate: '2026-12-15' }
    expect((await tahi.call(manager, createPayslip, { body: after })).status).toBe(200)
  })

  it('refuses a period that ends before it starts, and one of years', async () => {
    const { tahi, manager, sewer } = place
    const period = async (date: string, endDate: string) =>
      (await tahi.call(manager, createPayslip, { body: { employeeId: sewer.id, date, endDate } })).failure
    expect(await period('2026-10-02', '2026-10-01')).toMatchObject({ msg: texts.payslip.endBeforeStart })
    expect(await period('2026-07-01', '2026-09-01')).toMatchObject({ errors: [{ path: 'endDate' }] })
    const longest = { employeeId: sewer.id, date: '2026-07-01', endDate: '2026-08-31' }
    expect((await tahi.call(manager, createPayslip, { body: longest })).status).toBe(200)
  })

  it('makes its own id, and names what was not chosen', async () => {
    const { tahi, manager, hire } = place
    const chosen = { _id: 'new' as const, employeeId: (await hire()).id, ...firstHalf }
    for (const missing of ['employeeId', 'date', 'endDate']) {
      const answer = await tahi.call(manager, createPayslip, { body: { ...chosen, [missing]: undefined } })
      expect(answer.status).toBe(400)
      expect(answer.failure.errors?.map(({ path }) => path)).toEqual([missing])
    }
    expect((await tahi.call(manager, createPayslip, { body: chosen })).ok.data._id).not.toBe('new')
  })

  it('locks the attendance that it covers', async () => {
    const { tahi, manager, hire, attend, pay } = place
    const person = await hire()
    const _id = await attend(person, 2, '07:00', '16:00')
    await pay(person)
    const times = { timeIn: '07:00', timeOut: '15:00', reason: 'Left early' }
    const correct = await tahi.call(manager, correctAttendance, { body: { _id, ...times } })
    const remove = await tahi.call(manager, removeAttendance, { body: { _id } })
    for (const { status, failure } of [correct, remove]) {
      expect(status).toBe(409)
      expect(failure.msg).toBe(texts.attendance.coveredByPayslip)
    }
  })
})
