import {
  assignShift,
  confirmAttendance,
  correctAttendance,
  createAttendance,
  createShift,
  readAttendance,
  setAttendancePresent,
  settlePunches,
  texts,
} from '@tahi/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { manila, type OfflinePhone, openOfflinePhone } from '../../../../test/fixtures/offline-phone.ts'
import { coverByPayslip } from '../../../../test/fixtures/payslips.ts'
import { usualNow } from '../../../../test/fixtures/server.ts'

describe('a time in that arrives late, before the one of its day', () => {
  let phone: OfflinePhone

  beforeEach(async () => {
    phone = await openOfflinePhone()
    phone.tahi.clock.set(manila('18:00'))
  })
  afterEach(() => phone.tahi.clock.set(usualNow))

  const enter = async (timeIn: string, timeOut: string) => {
    const { sewer, tahi, manager } = phone
    const body = { userId: sewer.id, date: '2026-11-18', timeIn, timeOut, status: 'pending' as const }
    return (await tahi.call(manager, createAttendance, { body })).ok.data
  }
  const claim = async (time: string) => (await phone.claimed(phone.taken('in', manila(time)))).claim
  const waiting = async () =>
    (await phone.punches({ outcome: 'unsettled' })).data.map(({ kind, at, reason }) => [kind, at, reason])
  const told = (time: string) => ['in', manila(time).toISOString(), 'alreadyIn']
  const times = async () => (await phone.records()).map(({ timeIn, timeOut }) => [timeIn, timeOut])

  it.each([
    ['a late day', '10:03', '16:10', '06:55'],
    ['a full day', '07:40', '16:10', '06:55'],
    ['a day without a time out', '07:40', '', '06:55'],
    ['a day that is late by a minute', '08:31', '16:10', '08:29'],
    ['a half day', '06:50', '11:50', '06:48'],
  ])('is told to HR of %s, and changes nothing', async (_, timeIn, timeOut, time) => {
    await enter(timeIn, timeOut)
    expect(await claim(time)).toMatchObject({ outcome: 'refused', reason: 'alreadyIn' })
    expect(await waiting()).toEqual([told(time)])
    expect(await times()).toEqual([[timeIn, timeOut]])
  })

  it.each([
    ['is paid the same', '06:58', '06:20'],
    ['repeats it', '07:40', '07:36'],
    ['is no earlier', '07:40', '12:30'],
  ])('is not told where it %s', async (_, timeIn, time) => {
    await enter(timeIn, '16:10')
    expect(await claim(time)).toMatchObject({ outcome: 'alreadyClocked', reason: 'alreadyIn' })
    expect(await waiting()).toEqual([])
  })

  it('is judged by the shift of the day', async () => {
    const { tahi, manager, sewer } = phone
    const shift = { name: 'Early', start: '06:00', end: '15:00' }
    const { data } = (await tahi.call(manager, createShift, { body: shift })).ok
    const body = { shiftId: data._id, userIds: [sewer.id], from: '2026-11-18' }
    await tahi.call(manager, assignShift, { body })
    await enter('06:28', '15:10')
    await claim('06:20')
    expect(await waiting()).toEqual([told('06:20')])
  })

  it.each([
    ['confirmed', '07:40', confirmAttendance],
    ['set to Present', '10:03', setAttendancePresent],
  ] as const)('is told of a day that HR has %s', async (_, timeIn, call) => {
    const { _id } = await enter(timeIn, '16:10')
    await phone.tahi.call(phone.manager, call, { body: { ids: [_id] } })
    await claim('06:55')
    expect(await waiting()).toEqual([told('06:55')])
    expect(await phone.records()).toMatchObject([{ timeIn, status: 'present', version: 2 }])
  })

  it('is told of a paid day as one that a payslip covers', async () => {
    await enter('07:40', '16:10')
    await coverByPayslip(phone.tahi, phone.sewer, '2026-11-16', '2026-11-30', 'paid')
    expect(await claim('06:55')).toMatchObject({ outcome: 'refused', reason: 'coveredByPayslip' })
  })

  it('is told once, also when it is repeated after HR is done with it', async () => {
    await enter('10:03', '16:10')
    const first = await claim('06:55')
    for (const time of ['06:55', '06:57', '06:51']) expect((await claim(time))._id).toBe(first._id)
    expect(await waiting()).toEqual([told('06:55')])
    await phone.tahi.call(phone.manager, settlePunches, { body: { ids: [first._id] } })
    expect((await claim('06:55')).settled).not.toBeNull()
    expect([await waiting(), await times()]).toEqual([[], [['10:03', '16:10']]])
    // Longer before than a repetition.
    await claim('06:40')
    expect(await waiting()).toEqual([told('06:40')])
  })

  it('is told of its minute although one that repeated the time in was not', async () => {
    await enter('07:40', '16:10')
    await claim('07:37')
    await claim('07:33')
    expect(await waiting()).toEqual([told('07:33')])
  })

  it('is done with once HR gives the day its times', async () => {
    const { _id, version } = await enter('10:03', '16:10')
    await claim('06:55')
    const { claims } = (await phone.tahi.call(phone.manager, readAttendance, { params: { id: _id } })).ok.data
    expect(claims).toMatchObject([{ outcome: 'refused', settled: null }])
    const body = { _id, version, timeIn: '06:55', timeOut: '16:10', reason: texts.punch.reasons.alreadyIn }
    ;(await phone.tahi.call(phone.manager, correctAttendance, { body })).ok
    expect(await waiting()).toEqual([])
    // Of the same morning, at the phone.
    await claim('06:52')
    expect([await waiting(), await times()]).toEqual([[], [['06:55', '16:10']]])
  })
})
