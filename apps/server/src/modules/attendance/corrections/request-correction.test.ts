import { randomUUID } from 'node:crypto'
import { limits, texts, withdrawCorrection } from '@tahi/contract'
import { addDays } from '@tahi/domain'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { asked, correctionsAt } from '../../../../test/fixtures/corrections.ts'
import { openPayrollBranch, type PayrollBranch } from '../../../../test/fixtures/payroll-branch.ts'
import { untilWaiting } from '../../../../test/fixtures/waiting.ts'

let place: PayrollBranch
let corrections: ReturnType<typeof correctionsAt>

beforeAll(async () => {
  place = await openPayrollBranch()
  corrections = correctionsAt(place)
})

describe('asking for a correction', () => {
  it('keeps what was asked beside the record as it is, and again changes nothing', async () => {
    const sewer = await place.hire()
    await place.attend(sewer, 9, '07:00', '16:00')
    await place.attend(sewer, 10, '08:45', '', 'pending')
    const _id = randomUUID()
    const first = await corrections.request(sewer, { _id })
    expect(first).toMatchObject({
      _id,
      ...asked,
      state: 'requested',
      answer: null,
      decidedBy: null,
      version: 1,
    })
    expect(first.current).toMatchObject({ timeIn: '08:45', timeOut: '', status: 'present', version: 1 })
    expect(first.can).toEqual(['withdraw', 'edit'])
    expect(await corrections.request(sewer, { _id })).toEqual(first)
  })

  it('is about a day of the last year', async () => {
    const sewer = await place.hire()
    const long = await corrections.send(sewer, { ...asked, date: '2025-11-16' })
    expect(long.failure).toMatchObject({ errors: [{ path: 'date', msg: texts.correction.tooLongAgo }] })
    expect((await corrections.send(sewer, { ...asked, date: '2025-11-17' })).status).toBe(200)
  })

  it(`waits with ${limits.waitingCorrections - 1} others at most`, async () => {
    const sewer = await place.hire()
    const askFor = (count: number, _id?: string) =>
      corrections.send(sewer, { ...asked, ...(_id && { _id }), date: addDays('2026-11-10', -count) })
    const _id = randomUUID()
    expect((await askFor(0, _id)).status).toBe(200)
    for (let count = 1; count < limits.waitingCorrections; count += 1) await askFor(count)
    const refused = await askFor(limits.waitingCorrections)
    expect([refused.status, refused.failure.msg]).toEqual([409, texts.correction.tooManyWaiting])
    expect((await askFor(0, _id)).status).toBe(200)
    await place.tahi.call(sewer, withdrawCorrection, { body: { _id } })
    expect((await askFor(limits.waitingCorrections)).status).toBe(200)
  })

  it('answers the same to one that a phone sends again before it was answered', async () => {
    const sewer = await place.hire()
    const body = { ...asked, _id: randomUUID() }
    const { database } = place.tahi
    const { sent } = await database.asOwner(async (queries) => {
      await sql`select from person where id = ${sewer.id} for update`.execute(queries)
      const sent = [corrections.send(sewer, body), corrections.send(sewer, body)]
      await untilWaiting(database, 2)
      return { sent }
    })
    const [first, again] = await Promise.all(sent)
    expect([first?.status, again?.status]).toEqual([200, 200])
    expect(again?.ok).toEqual(first?.ok)
  })

  it('says that a day without a record has none', async () => {
    expect((await corrections.request(await place.hire())).current).toBeNull()
  })

  it.each([
    [{ date: '2026-11-19' }, 'date', texts.correction.future],
    [{ timeIn: '', timeOut: '' }, 'timeIn', texts.correction.timesMissing],
    [{ timeIn: '16:00', timeOut: '07:00' }, 'timeOut', texts.attendance.timesProblems.out_before_in],
    [{ date: '2026-11-18', timeIn: '10:01', timeOut: '' }, 'timeIn', texts.correction.notYet],
    [{ date: '2026-11-18', timeIn: '07:00', timeOut: '10:01' }, 'timeOut', texts.correction.notYet],
    [{ reason: undefined }, 'reason', 'Say what is wrong'],
  ])('refuses %j at its field', async (more, path, msg) => {
    const { status, failure } = await corrections.send(await place.hire(), { ...asked, ...more })
    expect(status).toBe(400)
    expect(failure.errors).toEqual([{ path, msg }])
  })

  it('takes times of today up to this minute', async () => {
    const sewer = await place.hire()
    const today = { _id: randomUUID(), date: '2026-11-18' }
    for (const times of [
      { timeIn: '10:00', timeOut: '' },
      { timeIn: '07:00', timeOut: '10:00' },
    ])
      expect(await corrections.request(sewer, { ...today, ...times })).toMatchObject(times)
  })

  it('refuses the times that the day has', async () => {
    const sewer = await place.hire()
    await place.attend(sewer, 10, '07:00', '16:00')
    expect((await corrections.send(sewer, asked)).failure.errors).toEqual([
      { path: 'timeIn', msg: texts.correction.unchanged },
    ])
  })

  it('refuses a second request about a day, until the first is settled', async () => {
    const sewer = await place.hire()
    const { _id } = await corrections.request(sewer)
    expect(await corrections.send(sewer, asked)).toMatchObject({
      status: 409,
      failure: { msg: texts.correction.openAlready },
    })
    await place.tahi.call(sewer, withdrawCorrection, { body: { _id } })
    expect(await corrections.request(sewer)).toMatchObject({ state: 'requested' })
  })

  it('refuses a day that a payslip covers', async () => {
    const sewer = await place.hire()
    await place.pay(sewer)
    expect(await corrections.send(sewer, asked)).toMatchObject({
      status: 409,
      failure: { msg: texts.correction.coveredByPayslip },
    })
  })

  it('is not changed once a payslip covers its day', async () => {
    const sewer = await place.hire()
    const { _id } = await corrections.request(sewer)
    await place.pay(sewer)
    expect(await corrections.send(sewer, { _id, timeOut: '17:30' })).toMatchObject({
      status: 409,
      failure: { msg: texts.correction.coveredByPayslip },
    })
  })

  it('changes what is sent of a request that waits, but never its day', async () => {
    const sewer = await place.hire()
    const other = { _id: randomUUID(), date: '2026-11-12' }
    const asIs = await corrections.request(sewer, other)
    const { _id } = await corrections.request(sewer)
    const changed = await corrections.request(sewer, { _id, timeOut: '17:30' })
    expect(changed).toMatchObject({ timeIn: '07:00', timeOut: '17:30', version: 2 })
    expect(await corrections.request(sewer, other)).toEqual(asIs)
    const stale = await corrections.send(sewer, { _id, timeOut: '18:00', version: 1 })
    expect(stale).toMatchObject({ status: 409, failure: { data: { version: 2 } } })
    const withdrawn = await place.tahi.call(sewer, withdrawCorrection, { body: { _id, version: 1 } })
    expect(withdrawn).toMatchObject({ status: 409, failure: { data: { version: 2 } } })
    const moved = await corrections.send(sewer, { _id, date: '2026-11-11' })
    expect(moved.failure.errors).toEqual([{ path: 'date', msg: texts.correction.dateLocked }])
  })

  it('is for oneself alone: a colleague finds neither the request nor its id', async () => {
    const [sewer, colleague] = [await place.hire(), await place.hire()]
    const { _id } = await corrections.request(sewer)
    expect((await corrections.send(colleague, { _id, timeOut: '17:00' })).status).toBe(404)
    expect((await corrections.send(colleague, { ...asked, _id })).status).toBe(404)
    expect((await place.tahi.call(colleague, withdrawCorrection, { body: { _id } })).status).toBe(404)
  })
})
