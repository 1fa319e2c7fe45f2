import {
  createAttendance,
  type createPunch,
  type Input,
  limits,
  readAttendance,
  removeAttendance,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  manila,
  minute,
  type OfflinePhone,
  openOfflinePhone,
} from '../../../../test/fixtures/offline-phone.ts'
import { coverByPayslip } from '../../../../test/fixtures/payslips.ts'
import { type Person, type TestServer, usualNow } from '../../../../test/fixtures/server.ts'

type Body = Input<typeof createPunch>['body']

const day = 24 * 60 * minute

describe('punches that were taken without a line', () => {
  let tahi: TestServer
  let branch: string
  let manager: Person
  let sewer: Person
  let phone: OfflinePhone

  beforeEach(async () => {
    phone = await openOfflinePhone()
    ;({ tahi, branch, manager, sewer } = phone)
  })
  afterEach(() => tahi.clock.set(usualNow))

  const taken: OfflinePhone['taken'] = (...punch) => phone.taken(...punch)
  const claimed: OfflinePhone['claimed'] = (...sent) => phone.claimed(...sent)
  const records: OfflinePhone['records'] = (...asked) => phone.records(...asked)
  const read = async (_id: string) =>
    (await tahi.call(manager, readAttendance, { params: { id: _id } })).ok.data
  const insertRecord = (recordedStatus: string, date = '2026-11-18') =>
    tahi.database.asOwner((queries) =>
      sql`insert into attendance (id, branch_id, person_id, day, recorded_status)
        values (gen_random_uuid(), ${branch}, ${sewer.id}, ${date}, ${recordedStatus})`.execute(queries),
    )

  it('of years ago wait for HR, but no more of one person than anybody needs', async () => {
    const claimAt = (ms: number) => phone.send(taken('in', new Date(usualNow.getTime() - ms)))
    for (let days = 1; days <= limits.waitingClaims; days++)
      expect((await claimAt((1000 + days) * day)).ok.data.claim.reason).toBe('longAgo')
    const oneMore = await claimAt(2000 * day)
    expect([oneMore.status, oneMore.failure.msg]).toEqual([409, texts.attendance.tooManyClaims])
    // A time that HR has nothing to do with is recorded all the same.
    expect((await claimAt(minute)).ok.data.claim.outcome).toBe('recorded')
  })

  it('make the day’s record and fill its time out, at the times believed', async () => {
    const first = await claimed(taken('in', manila('07:58')))
    expect(first).toMatchObject({
      record: {
        userId: sewer.id,
        date: '2026-11-18',
        timeIn: '07:58',
        timeOut: '',
        status: 'present',
        claimed: true,
        can: [],
      },
      claim: {
        kind: 'in',
        at: manila('07:58').toISOString(),
        phoneTime: manila('07:58').toISOString(),
        receivedAt: usualNow.toISOString(),
        clockDifference: 0,
        doubts: [],
        outcome: 'recorded',
        reason: null,
      },
    })
    await phone.claimed(taken('in', manila('07:59')), await tahi.addPerson('user', branch))
    tahi.clock.set(manila('18:00'))
    const second = await claimed(taken('out', manila('17:03')))
    expect(second.record).toMatchObject({ _id: first.record?._id, timeIn: '07:58', timeOut: '17:03' })
    const { claims, history } = await read(first.record?._id ?? '')
    expect(claims).toEqual([first.claim, second.claim])
    expect(history.map(({ action }) => action)).toEqual(['attendance.claim-out', 'attendance.claim-in'])
    expect(history[1]).toMatchObject({ by: 'Ana Santos', after: { timeIn: '07:58', doubts: [] } })
  })

  it('belong to the day that they are believed to be of, in the company’s zone', async () => {
    tahi.clock.set(manila('00:30'))
    expect((await claimed(taken('in', manila('23:50', '2026-11-17')))).record).toMatchObject({
      date: '2026-11-17',
      timeIn: '23:50',
    })
    // The phone's clock is a day behind, as its own measurement shows.
    const behind = taken('in', manila('00:05', '2026-11-17'), {
      contactAt: manila('23:05', '2026-11-17').toISOString(),
      sentAt: manila('00:30', '2026-11-17').toISOString(),
    })
    const { record, claim } = await claimed(behind, await tahi.addPerson('user', branch))
    expect(record).toMatchObject({ date: '2026-11-18', timeIn: '00:05' })
    expect(claim).toMatchObject({ clockDifference: -86_400, doubts: ['clockDiffers'] })
  })

  it('of a clock that was set back are recorded when they were, and doubted', async () => {
    const { record, claim } = await claimed(
      taken('in', manila('08:50'), { phoneTime: manila('08:00').toISOString(), setBack: 50 * minute }),
    )
    expect(record).toMatchObject({ timeIn: '08:50' })
    expect(claim).toMatchObject({
      at: manila('08:50').toISOString(),
      phoneTime: manila('08:00').toISOString(),
      doubts: ['setBack', 'contactDisagrees'],
      outcome: 'recorded',
    })
  })

  it('fill a record that was made without times', async () => {
    await insertRecord('absent')
    expect((await claimed(taken('in', manila('07:58')))).record).toMatchObject({
      timeIn: '07:58',
      status: 'present',
      claimed: true,
      version: 2,
    })
  })

  it('leave a day to confirm whose time in HR had entered as present', async () => {
    const byHr = { userId: sewer.id, date: '2026-11-18', timeIn: '07:00', status: 'present' as const }
    await tahi.call(manager, createAttendance, { body: byHr })
    tahi.clock.set(manila('18:00'))
    const { record } = await claimed(taken('out', manila('17:03')))
    expect(record).toMatchObject({ timeOut: '17:03', status: 'pending', claimed: true })
  })

  it('overwrite nothing that was clocked', async () => {
    await tahi.call(sewer, createAttendance, { body: { timeIn: '10:00' } })
    const again = await claimed(taken('in', manila('09:58')))
    expect(again.record).toMatchObject({ timeIn: '10:00', claimed: false, version: 1 })
    expect(again.claim).toMatchObject({ outcome: 'alreadyClocked', reason: 'alreadyIn' })
    tahi.clock.set(manila('17:00'))
    await tahi.call(sewer, createAttendance, { body: { timeOut: '17:00' } })
    const out = await claimed(taken('out', manila('16:30')))
    expect(out.record).toMatchObject({ timeOut: '17:00', claimed: false, version: 2 })
    expect(out.claim).toMatchObject({ outcome: 'alreadyClocked', reason: 'alreadyOut' })
    // HR still sees the claims.
    expect((await read(out.record?._id ?? '')).claims).toEqual([again.claim, out.claim])
  })

  it.each<[string, () => Promise<Body>, string]>([
    ['a time out of a day without a record', async () => taken('out', manila('09:00')), 'noTimeIn'],
    [
      'a time out of a day without a time in',
      async () => {
        await insertRecord('absent')
        return taken('out', manila('09:00'))
      },
      'noTimeIn',
    ],
    [
      'a time out before the time in',
      async () => {
        await claimed(taken('in', manila('08:00')))
        return taken('out', manila('08:00'))
      },
      'notAfterTimeIn',
    ],
    [
      'a time in well before that of the day',
      async () => {
        await tahi.call(sewer, createAttendance, { body: { timeIn: '10:00' } })
        return taken('in', manila('06:55'))
      },
      'alreadyIn',
    ],
    [
      'a time out a minute after the time in',
      async () => {
        await claimed(taken('in', manila('08:00')))
        return taken('out', manila('08:01'))
      },
      'notAfterTimeIn',
    ],
    [
      'a time in long after that of a day without a time out, which was the going home',
      async () => {
        await claimed(taken('in', manila('07:00')))
        return taken('in', manila('07:31'))
      },
      'alreadyIn',
    ],
    [
      'a day that is paid',
      async () => {
        await coverByPayslip(tahi, sewer, '2026-11-16', '2026-11-30', 'paid')
        return taken('in', manila('08:00'))
      },
      'coveredByPayslip',
    ],
    ['a day long ago', async () => taken('in', new Date(usualNow.getTime() - 7 * day - minute)), 'longAgo'],
  ])('change nothing, and are kept: %s', async (_, prepare, reason) => {
    const body = await prepare()
    const before = await records()
    const { claim } = await claimed(body)
    expect(claim).toMatchObject({ outcome: 'refused', reason })
    expect(await records()).toEqual(before)
    const listed = await phone.punches({ outcome: 'refused' })
    expect(listed.total).toBe(1)
    expect(listed.data[0]).toMatchObject({ ...claim, employee: { _id: sewer.id }, branchId: branch })
    const { rows } = await tahi.database.asOwner((queries) =>
      sql`select action, after ->> 'reason' as reason from audit_entry where entity_id = ${body._id}`.execute(
        queries,
      ),
    )
    expect(rows).toEqual([{ action: 'punch.leave', reason }])
  })

  it('can be claimed anew after HR removed the day', async () => {
    const { record } = await claimed(taken('in', manila('07:58')))
    await tahi.call(manager, removeAttendance, { body: { _id: record?._id ?? '' } })
    expect((await claimed(taken('in', manila('08:05')))).record).toMatchObject({ timeIn: '08:05' })
  })

  it('are one’s own: nobody else’s key is told from one that was never made', async () => {
    const body = taken('in', manila('07:58'))
    await claimed(body)
    const other = await tahi.addPerson('user', branch)
    expect((await phone.send(body, other)).status).toBe(404)
    expect(await records()).toHaveLength(1)
    expect((await phone.send(body, manager)).status).toBe(403)
  })

  it.each<[string, Partial<Body>]>([
    ['phoneTime', { phoneTime: '0000-01-01T00:00:00Z' }],
    ['sentAt', { sentAt: '2300-01-01T00:00:00Z' }],
    ['contactAt', { contactAt: 'yesterday' }],
    ['sinceContact', { sinceContact: -1 }],
    ['setBack', { setBack: 0.5 }],
  ])('name %s when it cannot be', async (path, wrong) => {
    const { failure } = await phone.send(taken('in', manila('07:58'), wrong))
    expect(failure.errors?.[0]?.path).toBe(path)
  })
})
