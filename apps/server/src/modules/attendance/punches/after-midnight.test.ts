import {
  assignShift,
  correctAttendance,
  createAttendance,
  createShift,
  readAttendance,
  readToday,
  setGatePin,
  texts,
} from '@tahi/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { manila, type OfflinePhone, openOfflinePhone } from '../../../../test/fixtures/offline-phone.ts'
import { server, usualNow } from '../../../../test/fixtures/server.ts'
import { pairTablet } from '../../../../test/fixtures/tablet.ts'

// Everybody signs in at 21:50, so that no session ends meanwhile; the sewer comes at 22:00 and goes home at 00:05.
describe('a first tap after midnight, when yesterday has no time out', () => {
  let phone: OfflinePhone

  beforeEach(async () => {
    ;(await server()).clock.set(manila('21:50'))
    phone = await openOfflinePhone()
    at('22:00')
    await tap('in')
  })
  afterEach(() => phone.tahi.clock.set(usualNow))

  const at = (time: string, date = '2026-11-18') => phone.tahi.clock.set(manila(time, date))
  const next = (time: string) => at(time, '2026-11-19')
  const tap = (kind: 'in' | 'out') =>
    phone.tahi.call(phone.sewer, createAttendance, { body: kind === 'out' ? { timeOut: '23:59' } : {} })
  const days = async () =>
    (await phone.records()).map(({ date, timeIn, timeOut }) => `${date} ${timeIn}-${timeOut}`)
  const claims = async () =>
    (await phone.punches({ outcome: 'unsettled' })).data.map(
      ({ date, kind, at, reason }) => `${date} ${kind} ${at} ${reason}`,
    )
  const left = (time: string) => [`2026-11-18 out ${manila(time, '2026-11-19').toISOString()} afterMidnight`]
  const openYesterday = async () => (await phone.tahi.call(phone.sewer, readToday, {})).ok.data.openYesterday

  it.each(['in', 'out'] as const)(
    'is left to HR, and the tap in the morning is the time in: %s',
    async (kind) => {
      next('00:05')
      expect(await openYesterday()).toEqual({ timeIn: '22:00', until: '04:00' })
      for (const again of ['00:05', '00:07']) {
        next(again)
        expect(await tap(kind)).toMatchObject({
          status: 409,
          failure: { msg: texts.attendance.afterMidnight },
        })
      }
      expect(await claims()).toEqual(left('00:05'))
      expect(await days()).toEqual(['2026-11-18 22:00-'])
      next('07:50')
      expect(await openYesterday()).toBeNull()
      await tap('in')
      next('09:30')
      await tap('out')
      expect(await days()).toEqual(['2026-11-18 22:00-', '2026-11-19 07:50-09:30'])
    },
  )

  it('is kept with the day’s record until HR gives that its time out', async () => {
    next('00:05')
    await tap('in')
    const [record] = await phone.records()
    const _id = record?._id ?? ''
    const details = (await phone.tahi.call(phone.manager, readAttendance, { params: { id: _id } })).ok.data
    expect(details.claims).toMatchObject([{ kind: 'out', outcome: 'refused', reason: 'afterMidnight' }])
    next('09:00')
    const body = { _id, version: details.version, timeIn: '22:00', timeOut: '23:59', reason: 'Overtime' }
    ;(await phone.tahi.call(phone.manager, correctAttendance, { body })).ok
    expect(await claims()).toEqual([])
  })

  it('is judged the same when it was made without a line and sent later', async () => {
    next('08:30')
    await tap('in')
    const sent = phone.taken('in', manila('00:05', '2026-11-19'))
    for (const _ of ['once', 'again'])
      expect((await phone.claimed(sent)).claim).toMatchObject({
        _id: sent._id,
        kind: 'out',
        outcome: 'refused',
        reason: 'afterMidnight',
      })
    // The same person pressed twice.
    await phone.claimed(phone.taken('in', manila('00:20', '2026-11-19')))
    expect(await claims()).toEqual(left('00:05'))
    expect(await days()).toEqual(['2026-11-18 22:00-', '2026-11-19 08:30-'])
  })

  it('is a claim for yesterday also when it is sent more than a week late', async () => {
    at('09:00', '2026-11-28')
    const sent = phone.taken('in', manila('00:05', '2026-11-19'))
    const { record, claim } = await phone.claimed(sent, await phone.signInAnew())
    expect(record).toMatchObject({ date: '2026-11-18', timeOut: '' })
    expect(claim).toMatchObject({ kind: 'out', outcome: 'refused', reason: 'longAgo' })
  })

  it('is noted at the gate, also sent later, and the roster says so before', async () => {
    const { tahi, manager, sewer } = phone
    await tahi.call(manager, setGatePin, { body: { userId: sewer.id, pin: '2580' } })
    const tablet = await pairTablet(tahi, manager)
    next('00:04')
    const kept = await tablet.take(sewer, '2580', manila('23:50'))
    next('00:05')
    const person = (await tablet.roster()).ok.data.people.find(({ code }) => code === sewer.code)
    expect(person).toMatchObject({ timeIn: '', openYesterday: { timeIn: '22:00', until: '04:00' } })
    for (const _ of ['once', 'again'])
      expect(await tablet.punch(sewer, '2580')).toMatchObject({
        outcome: 'undecided',
        kind: 'out',
        time: '00:05',
      })
    expect(await claims()).toEqual(left('00:05'))
    next('07:50')
    expect((await tablet.roster()).ok.data.people).not.toContainEqual(
      expect.objectContaining({ openYesterday: expect.anything() }),
    )
    expect(await tablet.punch(sewer, '2580')).toMatchObject({
      outcome: 'recorded',
      kind: 'in',
      time: '07:50',
    })
    expect((await tablet.send(kept)).ok.data).toMatchObject({
      outcome: 'undecided',
      kind: 'out',
      time: '00:04',
    })
    expect(await claims()).toEqual(left('00:05'))
    expect(await days()).toEqual(['2026-11-18 22:00-', '2026-11-19 07:50-'])
  })

  it('is a time in once the night is over', async () => {
    next('03:59')
    expect((await tap('in')).status).toBe(409)
    next('04:00')
    expect((await tap('in')).ok.data.timeIn).toBe('04:00')
  })

  it('is a time in two hours before an early shift', async () => {
    const { tahi, manager, sewer } = phone
    const early = { name: 'Early', start: '04:30', end: '13:00' }
    const shift = (await tahi.call(manager, createShift, { body: early })).ok.data
    const body = { shiftId: shift._id, userIds: [sewer.id], from: '2026-11-19' }
    ;(await tahi.call(manager, assignShift, { body })).ok
    next('02:29')
    expect((await tap('in')).status).toBe(409)
    next('02:30')
    expect((await tap('in')).ok.data.timeIn).toBe('02:30')
  })

  it('is a time in when yesterday has its time out', async () => {
    at('22:30')
    await tap('out')
    next('00:30')
    expect(await openYesterday()).toBeNull()
    expect((await tap('in')).ok.data).toMatchObject({ date: '2026-11-19', timeIn: '00:30' })
  })
})
