import {
  correctAttendance,
  createAttendance,
  createLeave,
  decideCorrection,
  readAttendance,
  requestCorrection,
  settlePunches,
} from '@tahi/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { manila, type OfflinePhone, openOfflinePhone } from '../../../../test/fixtures/offline-phone.ts'
import { type Person, usualNow } from '../../../../test/fixtures/server.ts'

const date = '2026-11-18'

describe('a claim that was not recorded', () => {
  let phone: OfflinePhone

  beforeEach(async () => {
    phone = await openOfflinePhone()
    phone.tahi.clock.set(manila('18:00'))
  })
  afterEach(() => phone.tahi.clock.set(usualNow))

  /** A time out of a day without a time in. @returns the claim's id */
  const refused = async (day = date) => {
    const { claim } = await phone.claimed(phone.taken('out', manila('17:00', day)))
    expect(claim).toMatchObject({ outcome: 'refused', settled: null })
    return claim._id
  }
  const waiting = async () => (await phone.punches({ outcome: 'unsettled' })).data.map(({ _id }) => _id)
  const settle = (ids: string[], as: Person = phone.manager) =>
    phone.tahi.call(as, settlePunches, { body: { ids } })

  it('waits until HR has dealt with it, and says who has', async () => {
    const [first, second] = [await refused('2026-11-17'), await refused()]
    expect(await waiting()).toEqual([first, second])
    expect((await settle([first])).ok.data).toEqual({ settled: [first] })
    expect(await waiting()).toEqual([second])
    const all = (await phone.punches({ outcome: 'refused' })).data
    const by = { by: 'Ana Santos', at: manila('18:00').toISOString() }
    expect(all.map(({ settled }) => settled)).toEqual([by, null])
    // A repetition changes nothing.
    phone.tahi.clock.set(manila('18:30'))
    expect((await settle([first])).ok.data).toEqual({ settled: [] })
    expect((await phone.punches({ outcome: 'refused' })).data[0]?.settled).toEqual(by)
    const { rows } = await phone.tahi.database.asOwner((queries) =>
      sql`select actor_id from audit_entry where action = 'punch.settle' and entity_id = ${first}`.execute(
        queries,
      ),
    )
    expect(rows).toEqual([{ actor_id: phone.manager.id }])
  })

  it('is settled by nobody else’s HR, and by nobody who keeps no records', async () => {
    const { tahi } = phone
    const claim = await refused()
    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    expect((await settle([claim], stranger)).ok.data).toEqual({ settled: [] })
    for (const as of [phone.sewer, await tahi.addPerson('admin'), await tahi.addPerson('act')])
      expect((await settle([claim], as)).status).toBe(403)
    expect(await waiting()).toEqual([claim])
    expect((await settle([claim], await tahi.addPerson('hr'))).ok.data).toEqual({ settled: [claim] })
  })

  it('is settled with its day: HR enters or corrects its times', async () => {
    const { tahi, manager, sewer } = phone
    const other = await refused('2026-11-17')
    const first = await refused()
    const times = { timeIn: '07:00', timeOut: '17:00' }
    const entered = { userId: sewer.id, date, ...times, shownClaims: [first, other] }
    const { data } = (await tahi.call(manager, createAttendance, { body: entered })).ok
    expect(await waiting()).toEqual([other])
    // The claim came before its day's record, and leads to it.
    const all = (await phone.punches({ outcome: 'refused' })).data
    expect(all.map(({ attendanceId }) => attendanceId)).toEqual([null, data._id])

    // Long after the time out, so that it was probably worked until then.
    phone.tahi.clock.set(manila('19:00'))
    const late = await phone.claimed(phone.taken('out', manila('18:30')))
    expect(await waiting()).toEqual([other, late.claim._id])
    const body = { _id: data._id, ...times, timeOut: '18:30', reason: 'Overtime' }
    await tahi.call(manager, correctAttendance, { body })
    expect(await waiting()).toEqual([other])
    const { claims } = (await tahi.call(manager, readAttendance, { params: { id: data._id } })).ok.data
    expect(claims.map(({ at, settled }) => [at, settled?.by])).toEqual([
      [manila('17:00').toISOString(), 'Ana Santos'],
      [manila('18:30').toISOString(), 'Ana Santos'],
    ])
  })

  it('is one with those of the next half hour, after the time out', async () => {
    const { tahi, manager, sewer } = phone
    const times = { timeIn: '07:00', timeOut: '12:00' }
    ;(await tahi.call(manager, createAttendance, { body: { userId: sewer.id, date, ...times } })).ok
    for (const time of ['16:10', '16:12', '16:40', '16:41'])
      await phone.claimed(phone.taken('out', manila(time)))
    const { data } = await phone.punches({ outcome: 'unsettled', sort: 'at' })
    expect(data.map(({ at }) => at)).toEqual([manila('16:10').toISOString(), manila('16:41').toISOString()])
  })

  it('is shown on its day and waits there, while HR gives the day no times', async () => {
    const { tahi, manager, sewer } = phone
    const claim = await refused()
    const shown = async (id: string) =>
      (await tahi.call(manager, readAttendance, { params: { id } })).ok.data.claims.map(({ _id }) => _id)
    const body = { userId: sewer.id, date, status: 'absent' } as const
    const { data } = (await tahi.call(manager, createAttendance, { body })).ok
    expect(await shown(data._id)).toEqual([claim])
    const correct = (times: { timeIn: string; timeOut: string }) =>
      tahi.call(manager, correctAttendance, { body: { _id: data._id, ...times, reason: 'Asked her' } })
    await correct({ timeIn: '', timeOut: '' })
    expect(await waiting()).toEqual([claim])
    await correct({ timeIn: '07:00', timeOut: '17:00' })
    expect(await waiting()).toEqual([])
  })

  it('is shown on its day also when it was made for a record that was replaced', async () => {
    const { tahi, manager, sewer } = phone
    const leave = { userId: sewer.id, leaveType: 'Sick', date, dateEnd: date, state: 'confirmed' } as const
    await tahi.call(manager, createLeave, { body: leave })
    const claim = await refused()
    const times = { timeIn: '07:00', timeOut: '17:00' }
    const body = { userId: sewer.id, date, ...times, shownClaims: [claim] }
    const { data } = (await tahi.call(manager, createAttendance, { body })).ok
    const read = await tahi.call(manager, readAttendance, { params: { id: data._id } })
    expect(read.ok.data.claims).toMatchObject([{ _id: claim, settled: { by: 'Ana Santos' } }])
  })

  it('is settled with the request to correct its day', async () => {
    const { tahi, manager, sewer } = phone
    const claim = await refused()
    const asked = { date, timeIn: '07:00', timeOut: '17:00', reason: 'I was there' }
    const { data } = (await tahi.call(sewer, requestCorrection, { body: asked })).ok
    expect(await waiting()).toHaveLength(1)
    await tahi.call(manager, decideCorrection, {
      body: { _id: data._id, accept: true, version: data.version, shownClaims: [claim] },
    })
    expect(await waiting()).toEqual([])
  })

  it('waits on while nobody was shown it: it came while HR gave the day its times', async () => {
    const { tahi, manager, sewer } = phone
    const [unseen, seen] = [await refused(), await refused()]
    const times = { timeIn: '07:00', timeOut: '16:00' }
    const { data } = (
      await tahi.call(manager, createAttendance, { body: { userId: sewer.id, date, ...times } })
    ).ok
    expect(await waiting()).toHaveLength(2)
    const body = { _id: data._id, ...times, reason: 'Asked her', version: data.version, shownClaims: [seen] }
    ;(await tahi.call(manager, correctAttendance, { body })).ok
    expect(await waiting()).toEqual([unseen])

    const asked = { date, timeIn: '07:00', timeOut: '17:00', reason: 'I was there' }
    const request = (await tahi.call(sewer, requestCorrection, { body: asked })).ok.data
    const decided = { _id: request._id, accept: true, version: request.version }
    ;(await tahi.call(manager, decideCorrection, { body: decided })).ok
    expect(await waiting()).toEqual([unseen])
  })
})
