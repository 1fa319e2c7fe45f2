import { randomUUID } from 'node:crypto'
import {
  correctAttendance,
  correction,
  readAttendance,
  readAttendanceMonth,
  texts,
  withdrawCorrection,
} from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { actionsOf } from '../../../../test/fixtures/audit-trail.ts'
import { asked, correctionsAt } from '../../../../test/fixtures/corrections.ts'
import { openPayrollBranch, type PayrollBranch } from '../../../../test/fixtures/payroll-branch.ts'

let place: PayrollBranch
let corrections: ReturnType<typeof correctionsAt>

beforeAll(async () => {
  place = await openPayrollBranch()
  corrections = correctionsAt(place)
})

describe('a decision', () => {
  const clockOut = (_id: string, timeOut: string) =>
    place.tahi.call(place.manager, correctAttendance, {
      body: { _id, timeIn: '10:00', timeOut, reason: 'Clocked out' },
    })

  it('gives the day its times, names the request in the trail, and leaves confirming to HR', async () => {
    const sewer = await place.hire({ firstName: 'Nena', lastName: 'Cruz' })
    const record = await place.attend(sewer, 10, '08:45', '', 'pending')
    const { _id, version } = await corrections.request(sewer)
    const { ok } = await corrections.decide(place.manager, { _id, accept: true, version })
    expect(ok.data).toMatchObject({
      state: 'accepted',
      decidedBy: expect.any(String),
      current: { _id: record, timeIn: '07:00', timeOut: '16:00', status: 'pending' },
      can: [],
    })
    const read = await place.tahi.call(place.manager, readAttendance, { params: { id: record } })
    expect(read.ok.data.history[0]).toMatchObject({
      action: 'attendance.correct',
      reason: 'Nena Cruz asked: The clock was off',
      before: { timeIn: '08:45', timeOut: '' },
      after: { timeIn: '07:00', timeOut: '16:00', correctionId: _id },
    })
  })

  it('keeps the time out that was recorded after somebody at work asked for the time in alone', async () => {
    const sewer = await place.hire()
    const record = await place.attend(sewer, 10, '10:00', '', 'pending')
    const { _id, version } = await corrections.request(sewer, { timeOut: '' })
    await clockOut(record, '17:00')
    const { ok } = await corrections.decide(place.manager, { _id, accept: true, version })
    expect(ok.data).toMatchObject({ timeIn: '07:00', timeOut: '17:00', current: { timeOut: '17:00' } })
    expect(await corrections.dayOf(sewer)).toMatchObject([{ timeIn: '07:00', timeOut: '17:00' }])
  })

  it('is of one request, also where a phone sends it again after the clocking out or the decision', async () => {
    const sewer = await place.hire()
    const record = await place.attend(sewer, 10, '10:00', '', 'pending')
    const body = { _id: randomUUID(), version: 1, timeOut: '' }
    await corrections.request(sewer, body)
    await clockOut(record, '17:00')
    expect(await corrections.request(sewer, body)).toMatchObject({ timeOut: '17:00', version: 1 })
    await corrections.decide(place.manager, { ...body, accept: true })
    expect(await corrections.request(sewer, body)).toMatchObject({ state: 'accepted', timeOut: '17:00' })
    expect(await actionsOf(place.tahi, body._id)).toEqual(['correction.request', 'correction.accept'])
  })

  it('takes away a mistaken clocking out that was there when the request was changed', async () => {
    const sewer = await place.hire()
    const record = await place.attend(sewer, 10, '10:00', '', 'pending')
    const { _id } = await corrections.request(sewer, { timeOut: '' })
    await clockOut(record, '12:00')
    const month = await place.tahi.call(sewer, readAttendanceMonth, { query: { month: '2026-11' } })
    expect(month.ok.data.days.find(({ date }) => date === asked.date)?.correction?.timeOut).toBe('12:00')
    const { version } = await corrections.request(sewer, { _id, timeOut: '', reason: 'I tapped too early' })
    await corrections.decide(place.manager, { _id, accept: true, version })
    expect(await corrections.dayOf(sewer)).toMatchObject([{ timeIn: '07:00', timeOut: '' }])
  })

  it('leaves a clocking out that a phone did not show yet when it kept the request or its change', async () => {
    const sewer = await place.hire()
    const record = await place.attend(sewer, 10, '10:00', '', 'pending')
    await clockOut(record, '16:00')
    const { _id } = await corrections.request(sewer, { timeOut: '', shownTimeOut: '' })
    const changed = { _id, version: 1, timeOut: '', shownTimeOut: '', reason: 'The tablet was off' }
    const { version } = await corrections.request(sewer, changed)
    await corrections.decide(place.manager, { _id, accept: true, version })
    expect(await corrections.dayOf(sewer)).toMatchObject([{ timeIn: '07:00', timeOut: '16:00' }])
  })

  it('takes away the clocking out that was seen since, also where the reason is the same', async () => {
    const sewer = await place.hire()
    const record = await place.attend(sewer, 10, '10:00', '', 'pending')
    const { _id } = await corrections.request(sewer, { timeOut: '', shownTimeOut: '' })
    await clockOut(record, '12:00')
    const { version } = await corrections.request(sewer, { _id, timeOut: '', shownTimeOut: '12:00' })
    await corrections.decide(place.manager, { _id, accept: true, version })
    expect(await corrections.dayOf(sewer)).toMatchObject([{ timeIn: '07:00', timeOut: '' }])
  })

  it('takes away a time out that was there when it was asked to be', async () => {
    const sewer = await place.hire()
    await place.attend(sewer, 10, '07:00', '10:00', 'pending')
    const { _id, version } = await corrections.request(sewer, { timeOut: '' })
    await corrections.decide(place.manager, { _id, accept: true, version })
    expect(await corrections.dayOf(sewer)).toMatchObject([{ timeIn: '07:00', timeOut: '' }])
  })

  it('makes the record of a day that has none', async () => {
    const sewer = await place.hire()
    const { _id, version } = await corrections.request(sewer)
    await corrections.decide(place.manager, { _id, accept: true, version })
    expect(await corrections.dayOf(sewer)).toMatchObject([
      { timeIn: '07:00', timeOut: '16:00', status: 'pending' },
    ])
  })

  it('leaves a day alone that HR has given these times and decided already, also under a payslip', async () => {
    const sewer = await place.hire()
    const { _id, version } = await corrections.request(sewer, { timeIn: '09:10' })
    await place.attend(sewer, 10, '09:10', '16:00', 'present')
    const [before] = await corrections.dayOf(sewer)
    await place.pay(sewer)
    expect(await corrections.decide(place.manager, { _id, accept: true, version })).toMatchObject({
      status: 200,
      ok: { data: { state: 'accepted', current: { timeIn: '09:10', timeOut: '16:00', status: 'present' } } },
    })
    expect(await corrections.dayOf(sewer)).toEqual([expect.objectContaining({ version: before?.version })])
  })

  it('refuses to touch a day that a payslip has covered meanwhile, and leaves the request waiting', async () => {
    const sewer = await place.hire()
    const { _id, version } = await corrections.request(sewer)
    const payslip = await place.pay(sewer)
    expect(await corrections.decide(place.manager, { _id, accept: true, version })).toMatchObject({
      status: 409,
      failure: { msg: texts.attendance.coveredByPayslip, data: { payslipId: payslip._id } },
    })
    expect(await corrections.dayOf(sewer)).toEqual([])
    expect(
      await corrections.decide(place.manager, { _id, accept: false, answer: 'Paid already', version }),
    ).toMatchObject({
      status: 200,
    })
  })

  it('needs an answer to refuse, and changes no day then', async () => {
    const sewer = await place.hire()
    await place.attend(sewer, 10, '08:45', '', 'pending')
    const { _id, version } = await corrections.request(sewer)
    for (const answer of [undefined, '  '])
      expect(
        (await corrections.decide(place.manager, { _id, accept: false, version, ...(answer && { answer }) }))
          .failure.errors,
      ).toEqual([{ path: 'answer', msg: texts.correction.answerNeeded }])
    const { ok } = await corrections.decide(place.manager, {
      _id,
      accept: false,
      answer: 'The gate saw you at 8:45',
      version,
    })
    expect(ok.data).toMatchObject({ state: 'refused', answer: 'The gate saw you at 8:45' })
    expect(await corrections.dayOf(sewer)).toMatchObject([{ timeIn: '08:45', timeOut: '' }])
  })

  it('is of what was read: times changed meanwhile are shown first', async () => {
    const sewer = await place.hire()
    const { _id, version } = await corrections.request(sewer)
    await corrections.request(sewer, { _id, timeOut: '18:00' })
    expect(await corrections.decide(place.manager, { _id, accept: true, version })).toMatchObject({
      status: 409,
      failure: { code: 'stale', data: { timeOut: '18:00' } },
    })
  })

  it('is of the day as it was read: times recorded meanwhile are shown first, and stay where it is refused', async () => {
    const sewer = await place.hire()
    const record = await place.attend(sewer, 10, '08:45', '', 'pending')
    const { _id, version, current } = await corrections.request(sewer)
    const accept = { _id, version, accept: true, currentVersion: current?.version ?? null }
    const out = { _id: record, timeIn: '08:45', timeOut: '17:00', reason: 'Clocked out' }
    await place.tahi.call(place.manager, correctAttendance, { body: out })
    const refused = await corrections.decide(place.manager, accept)
    expect(refused).toMatchObject({
      status: 409,
      failure: { code: 'stale', data: { current: { timeOut: '17:00' } } },
    })
    expect(await corrections.dayOf(sewer)).toMatchObject([{ timeIn: '08:45', timeOut: '17:00' }])
    const { current: newer } = correction.parse(refused.failure.data)
    const { ok } = await corrections.decide(place.manager, {
      ...accept,
      currentVersion: newer?.version ?? null,
    })
    expect(ok.data).toMatchObject({ state: 'accepted', current: { timeIn: '07:00', timeOut: '16:00' } })
    // Accepting it again changes nothing.
    expect((await corrections.decide(place.manager, accept)).ok.data).toEqual(ok.data)
  })

  it('of a day without a record may only refuse, once one was made meanwhile', async () => {
    const sewer = await place.hire()
    const { _id, version, current } = await corrections.request(sewer)
    expect(current).toBeNull()
    await place.attend(sewer, 10, '08:45', '17:00', 'pending')
    const read = { _id, version, currentVersion: null }
    expect(await corrections.decide(place.manager, { ...read, accept: true })).toMatchObject({ status: 409 })
    expect(await corrections.dayOf(sewer)).toMatchObject([{ timeIn: '08:45', timeOut: '17:00' }])
    const { ok } = await corrections.decide(place.manager, { ...read, accept: false, answer: 'Recorded' })
    expect(ok.data).toMatchObject({ state: 'refused' })
  })

  it('stands: the same again changes nothing, another one and a withdrawal are refused', async () => {
    const sewer = await place.hire()
    const { _id, version } = await corrections.request(sewer)
    const { ok } = await corrections.decide(place.manager, { _id, accept: true, version })
    expect((await corrections.decide(place.manager, { _id, accept: true, version })).ok.data).toEqual(ok.data)
    const other = await corrections.decide(place.manager, { _id, accept: false, answer: 'No', version })
    const { decidedBy } = ok.data
    expect(other).toMatchObject({
      status: 409,
      failure: { msg: `${decidedBy} has accepted this request already.` },
    })
    expect(await place.tahi.call(sewer, withdrawCorrection, { body: { _id } })).toMatchObject({ status: 409 })
    expect((await corrections.send(sewer, { _id, timeOut: '17:00' })).failure.msg).toBe(
      texts.correction.decided,
    )
  })

  it('is not made about what was withdrawn', async () => {
    const sewer = await place.hire()
    const { _id, version } = await corrections.request(sewer)
    const withdraw = () => place.tahi.call(sewer, withdrawCorrection, { body: { _id } })
    expect((await withdraw()).ok.data).toMatchObject({ state: 'withdrawn', can: [] })
    expect((await withdraw()).status).toBe(200)
    expect((await corrections.decide(place.manager, { _id, accept: true, version })).failure.msg).toBe(
      texts.correction.withdrawn,
    )
    expect(await corrections.dayOf(sewer)).toEqual([])
  })

  it('of the same request at the same time is made once', async () => {
    const sewer = await place.hire()
    const { _id, version } = await corrections.request(sewer)
    const answers = await Promise.all([
      corrections.decide(place.manager, { _id, accept: true, version }),
      corrections.decide(place.manager, { _id, accept: false, answer: 'No', version }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
