import { randomUUID } from 'node:crypto'
import { createAttendance, listPunches, readAttendance, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { coverByPayslip } from '../../../test/fixtures/payslips.ts'
import {
  minutesLater,
  type Person,
  server,
  type TestServer,
  usualNow,
} from '../../../test/fixtures/server.ts'
import { untilWaiting } from '../../../test/fixtures/waiting.ts'

describe('clocking in and out', () => {
  let tahi: TestServer
  let branch: string

  beforeAll(async () => {
    tahi = await server()
    branch = await tahi.addBranch()
  })
  afterEach(() => tahi.clock.set(usualNow))

  const punch = async (
    sewer: Person,
    body: { timeIn?: string; timeOut?: string; date?: string; userId?: string },
  ) => (await tahi.call(sewer, createAttendance, { body: { status: 'pending', ...body } })).ok.data

  it("takes the server's time, whatever was sent", async () => {
    const sewer = await tahi.addPerson('user', branch)
    const record = await punch(sewer, { timeIn: '06:00', date: '2026-11-01' })
    expect(record).toMatchObject({
      userId: sewer.id,
      date: '2026-11-18',
      timeIn: '10:00',
      timeOut: '',
      status: 'present',
    })
    tahi.clock.set(minutesLater(420))
    expect(await punch(sewer, { timeOut: '23:00' })).toMatchObject({
      _id: record._id,
      timeIn: '10:00',
      timeOut: '17:00',
      status: 'late',
    })
  })

  it('leaves a day to confirm whose time in HR had entered as present', async () => {
    const manager = await tahi.addPerson('manager', branch)
    const sewer = await tahi.addPerson('user', branch)
    const byHr = { userId: sewer.id, date: '2026-11-18', timeIn: '07:00', status: 'present' as const }
    await tahi.call(manager, createAttendance, { body: byHr })
    tahi.clock.set(minutesLater(420))
    expect(await punch(sewer, { timeOut: '17:00' })).toMatchObject({ timeOut: '17:00', status: 'pending' })
  })

  it("writes nobody's record but one's own", async () => {
    const sewer = await tahi.addPerson('user', branch)
    const other = await tahi.addPerson('user', branch)
    for (const times of [{ timeIn: '10:00' }, { timeOut: '10:00' }]) {
      const { status, failure } = await tahi.call(sewer, createAttendance, {
        body: { ...times, userId: other.id },
      })
      expect([status, failure.msg]).toEqual([403, texts.attendance.clocksOneself])
    }
    expect(await punch(sewer, { timeIn: '10:00', userId: sewer.id })).toMatchObject({ userId: sewer.id })
  })

  it('changes nothing when it is repeated, also at the same moment', async () => {
    const sewer = await tahi.addPerson('user', branch)
    const [first, second] = await Promise.all([
      punch(sewer, { timeIn: '10:00' }),
      punch(sewer, { timeIn: '10:00' }),
    ])
    expect(second).toEqual(first)
    tahi.clock.set(minutesLater(60))
    expect(await punch(sewer, { timeIn: '11:00' })).toMatchObject({ timeIn: '10:00', version: 1 })
    const out = await punch(sewer, { timeOut: '11:00' })
    tahi.clock.set(minutesLater(90))
    expect(await punch(sewer, { timeOut: '11:30' })).toEqual(out)
  })

  it('writes everybody’s own record for a whole queue, whoever of it cannot', async () => {
    const branches = [branch, await tahi.addBranch()]
    const queue = await Promise.all(
      Array.from({ length: 12 }, (_, place) => tahi.addPerson('user', branches[place % 2])),
    )
    const [paid, twice, ...others] = queue as [Person, Person, ...Person[]]
    await coverByPayslip(tahi, paid, '2026-11-16', '2026-11-30', 'paid')
    const taps = await Promise.all(
      [...queue, twice].map((sewer) => tahi.call(sewer, createAttendance, { body: { status: 'pending' } })),
    )
    expect(taps[0]?.failure.msg).toBe(texts.attendance.clockedDayPaid)
    expect(taps.at(-1)?.ok.data).toEqual(taps[1]?.ok.data)
    expect(taps.slice(1, -1).map(({ ok }) => [ok.data.userId, ok.data.branchId])).toEqual(
      [twice, ...others].map(({ id, branchId }) => [id, branchId]),
    )
    const { rows } = await tahi.database.asOwner((queries) =>
      sql<{ personId: string }>`
        select attendance.person_id as "personId" from audit_entry join attendance on attendance.id = entity_id
        where action = 'attendance.clock-in' and actor_id = attendance.person_id and day = '2026-11-18'
          and attendance.person_id = any(${queue.map(({ id }) => id)})`.execute(queries),
    )
    expect(rows.map(({ personId }) => personId).sort()).toEqual([twice, ...others].map(({ id }) => id).sort())
  })

  it('needs a clock-in before a clock-out, and more than a minute between them, as presses on a slow line take', async () => {
    const sewer = await tahi.addPerson('user', branch)
    const out = () => tahi.call(sewer, createAttendance, { body: { timeOut: '10:00' } })
    expect((await out()).failure.msg).toBe('Clock in first.')
    await punch(sewer, { timeIn: '10:00' })
    for (const minutes of [0, 1]) {
      tahi.clock.set(minutesLater(minutes))
      expect((await out()).failure.errors?.[0]?.msg).toBe(texts.attendance.tooSoon)
    }
    tahi.clock.set(minutesLater(2))
    expect((await out()).ok.data).toMatchObject({ timeIn: '10:00', timeOut: '10:02' })
  })

  it('fills the record that the nightly close made without times', async () => {
    const sewer = await tahi.addPerson('user', branch)
    await tahi.database.asOwner((queries) =>
      sql`insert into attendance (id, branch_id, person_id, day, recorded_status)
        values (gen_random_uuid(), ${branch}, ${sewer.id}, '2026-11-18', 'absent')`.execute(queries),
    )
    expect(await punch(sewer, { timeIn: '10:00' })).toMatchObject({
      timeIn: '10:00',
      status: 'present',
      version: 2,
    })
  })

  it('leaves the times that HR enters at the same moment', async () => {
    const sewer = await tahi.addPerson('user', branch)
    const { _id } = await punch(sewer, { timeIn: '10:00' })
    const enter = (timeIn: number | null) => sql`update attendance set time_in = ${timeIn} where id = ${_id}`
    await tahi.database.asOwner((queries) => enter(null).execute(queries))
    const { tapped } = await tahi.database.asOwner(async (queries) => {
      await sql`select from attendance where id = ${_id} for update`.execute(queries)
      const tapped = punch(sewer, { timeIn: '10:00' })
      await untilWaiting(tahi.database, 1)
      await enter(7 * 60).execute(queries)
      return { tapped }
    })
    expect(await tapped).toMatchObject({ _id, timeIn: '07:00' })
  })

  it('writes nothing where the payslip of the day is marked paid at the same moment', async () => {
    const sewer = await tahi.addPerson('user', branch)
    await coverByPayslip(tahi, sewer, '2026-11-16', '2026-11-30')
    const { tapped } = await tahi.database.asOwner(async (queries) => {
      await sql`select from person where id = ${sewer.id} for no key update`.execute(queries)
      const tapped = tahi.call(sewer, createAttendance, { body: {} })
      await untilWaiting(tahi.database, 1)
      await sql`update payslip set status = 'paid' where person_id = ${sewer.id}`.execute(queries)
      return { tapped }
    })
    expect(await tapped).toMatchObject({ status: 409, failure: { msg: texts.attendance.clockedDayPaid } })
  })

  it('writes nothing under a paid payslip, and gives what stands there again', async () => {
    const [fresh, inside] = [await tahi.addPerson('user', branch), await tahi.addPerson('user', branch)]
    const absent = await tahi.addPerson('user', branch)
    await tahi.database.asOwner((queries) =>
      sql`insert into attendance (id, branch_id, person_id, day, recorded_status)
        values (gen_random_uuid(), ${branch}, ${absent.id}, '2026-11-18', 'absent')`.execute(queries),
    )
    const record = await punch(inside, { timeIn: '10:00' })
    for (const sewer of [fresh, inside, absent])
      await coverByPayslip(tahi, sewer, '2026-11-16', '2026-11-30', 'paid')
    tahi.clock.set(minutesLater(420))
    const refused = { status: 409, failure: { msg: texts.attendance.clockedDayPaid } }
    const send = (sewer: Person, body: object) => tahi.call(sewer, createAttendance, { body })
    expect(await send(fresh, {})).toMatchObject(refused)
    expect(await send(absent, {})).toMatchObject(refused)
    expect(await send(inside, { timeOut: '17:00' })).toMatchObject(refused)
    expect((await send(inside, {})).ok.data).toEqual(record)
    // HR is told of each tap once.
    const _id = randomUUID()
    expect(await send(fresh, { _id })).toMatchObject(refused)
    const later = minutesLater(480)
    tahi.clock.set(later)
    for (const _ of ['once', 'again']) expect(await send(fresh, { _id })).toMatchObject(refused)
    const manager = await tahi.addPerson('manager', branch)
    const left = (await tahi.call(manager, listPunches, { query: { outcome: 'unsettled' } })).ok.data
    const of = (sewer: Person) =>
      left
        .filter(({ employee }) => employee._id === sewer.id)
        .map(({ kind, at, reason }) => [kind, at, reason])
    const claim = (kind: string, at = minutesLater(420)) => [kind, at.toISOString(), 'coveredByPayslip']
    expect(of(fresh)).toEqual([claim('in', later), claim('in')])
    expect(of(absent)).toEqual([claim('in')])
    expect(of(inside)).toEqual([claim('out')])
  })

  it('tells HR of a clock-out long after the time out of the day, once, and overwrites nothing', async () => {
    const sewer = await tahi.addPerson('user', branch)
    await punch(sewer, { timeIn: '10:00' })
    tahi.clock.set(minutesLater(5))
    const out = await punch(sewer, { timeOut: '10:05' })
    for (const minutes of [420, 425]) {
      tahi.clock.set(minutesLater(minutes))
      expect(await tahi.call(sewer, createAttendance, { body: { timeOut: '17:00' } })).toMatchObject({
        status: 409,
        failure: { msg: texts.attendance.alreadyOut },
      })
    }
    expect(await punch(sewer, { timeIn: '17:05' })).toEqual(out)
    const manager = await tahi.addPerson('manager', branch)
    const { data } = (await tahi.call(manager, listPunches, { query: { outcome: 'unsettled' } })).ok
    expect(data.filter(({ employee }) => employee._id === sewer.id)).toMatchObject([
      { kind: 'out', at: minutesLater(420).toISOString(), reason: 'alreadyOut' },
    ])
  })

  it('goes on under a pending payslip', async () => {
    const sewer = await tahi.addPerson('user', branch)
    await coverByPayslip(tahi, sewer, '2026-11-16', '2026-11-30')
    await punch(sewer, { timeIn: '10:00' })
    tahi.clock.set(minutesLater(420))
    expect(await punch(sewer, { timeOut: '17:00' })).toMatchObject({ timeOut: '17:00' })
  })

  it("shows an employee one's own records alone", async () => {
    const [sewer, other] = [await tahi.addPerson('user', branch), await tahi.addPerson('user', branch)]
    const { _id } = await punch(other, { timeIn: '10:00' })
    const read = await tahi.call(sewer, readAttendance, { params: { id: _id } })
    expect(read.status).toBe(404)
  })
})
