import { randomUUID } from 'node:crypto'
import { listAttendance, listGatePins, listPunches, punchAtGate, readAttendance } from '@tahi/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { coverByPayslip } from '../../../test/fixtures/payslips.ts'
import { minutesLater, type Person, type TestServer, usualNow } from '../../../test/fixtures/server.ts'
import { addPuncher, openGate, type Tablet, type Tap } from '../../../test/fixtures/tablet.ts'

describe('clocking in and out at a gate', () => {
  let tahi: TestServer
  let manager: Person
  let tablet: Tablet

  beforeEach(async () => {
    ;({ tahi, manager, tablet } = await openGate())
  })
  afterEach(() => tahi.clock.set(usualNow))

  const dayOf = async (person: Person) =>
    (await tahi.call(manager, listAttendance, { params: { id: person.id }, query: {} })).ok.data

  it('lets five people in one after the other, and out again', async () => {
    const names = ['Ana', 'Ben', 'Carla', 'Dino', 'Ester']
    const people = await Promise.all(
      names.map((name, index) => addPuncher(tahi, manager, `258${index}`, name)),
    )
    for (const [index, person] of people.entries()) {
      tahi.clock.set(new Date(usualNow.getTime() + index * 5_000))
      expect(await tablet.punch(person, `258${index}`)).toEqual({
        outcome: 'recorded',
        name: `${names[index]} Santos`,
        kind: 'in',
        time: '10:00',
      })
    }
    tahi.clock.set(minutesLater(360))
    for (const [index, person] of people.entries()) {
      expect(await tablet.punch(person, `258${index}`)).toMatchObject({ kind: 'out', time: '16:00' })
      expect(await dayOf(person)).toMatchObject([{ timeIn: '10:00', timeOut: '16:00', claimed: false }])
    }
  })

  it('takes two taps within a minute as one, and leaves a time out as it is', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    await tablet.punch(sewer, '2580')
    tahi.clock.set(minutesLater(1))
    expect(await tablet.punch(sewer, '2580')).toMatchObject({ outcome: 'already', kind: 'in', time: '10:00' })
    tahi.clock.set(minutesLater(2))
    expect(await tablet.punch(sewer, '2580')).toMatchObject({
      outcome: 'recorded',
      kind: 'out',
      time: '10:02',
    })
    const claims = async () =>
      (await tahi.call(manager, listPunches, { query: {} })).ok.data.filter(
        ({ employee }) => employee._id === sewer.id,
      )
    expect(await claims()).toEqual([])
    for (const [minutes, outcome] of [
      [32, 'alreadyClocked'],
      [360, 'refused'],
    ] as const) {
      tahi.clock.set(minutesLater(minutes))
      expect(await tablet.punch(sewer, '2580')).toMatchObject({
        outcome: 'already',
        kind: 'out',
        time: '10:02',
      })
      // Somebody who tapped twice in the morning is not left without the day: HR sees when they went.
      const { claims: ofDay } = (
        await tahi.call(manager, readAttendance, { params: { id: (await dayOf(sewer))[0]?._id ?? '' } })
      ).ok.data
      expect(ofDay.at(-1)).toMatchObject({
        at: minutesLater(minutes).toISOString(),
        outcome,
        reason: 'alreadyOut',
        gateName: expect.any(String),
        doubts: [],
      })
    }
    expect(await dayOf(sewer)).toMatchObject([{ timeIn: '10:00', timeOut: '10:02', claimed: false }])
  })

  it('answers the same key the same, also at the same moment and when it was wrong', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    const [right, wrong] = [await tablet.take(sewer, '2580'), await tablet.take(sewer, '8642')]
    const twice = await Promise.all([tablet.send(right), tablet.send(right)])
    expect(twice.map(({ status }) => status)).toContain(200)
    const first = (await tablet.send(right)).ok.data
    expect(first).toMatchObject({ outcome: 'recorded', kind: 'in', time: '10:00' })
    tahi.clock.set(minutesLater(300))
    expect((await tablet.send(right)).ok.data).toEqual(first)
    for (let tries = 0; tries < 7; tries += 1)
      expect((await tablet.send(wrong)).ok.data.outcome).toBe('refused')
    expect((await tablet.punch(sewer, '2580')).outcome).toBe('recorded')
    expect(await dayOf(sewer)).toMatchObject([{ timeIn: '10:00', timeOut: '15:00' }])
  })

  it('opens a PIN for the punch alone that it was sealed for', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    const other = await addPuncher(tahi, manager, '2580')
    // Index 0 is in the one-time key, 110 in the tag.
    const at = (index: number, sealed: string) =>
      `${sealed.slice(0, index)}${sealed[index] === 'A' ? 'B' : 'A'}${sealed.slice(index + 1)}`
    for (const change of [
      () => ({ _id: randomUUID() }),
      () => ({ code: other.code }),
      () => ({ phoneTime: minutesLater(-60).toISOString() }),
      ({ sealedPin }: Tap) => ({ sealedPin: at(0, sealedPin) }),
      ({ sealedPin }: Tap) => ({ sealedPin: at(110, sealedPin) }),
    ]) {
      const tap = await tablet.take(sewer, '2580')
      expect((await tablet.send({ ...tap, ...change(tap) })).ok.data.outcome, `${change}`).toBe('refused')
    }
    const tap = await tablet.take(sewer, '2580')
    expect((await tablet.send(tap)).ok.data.outcome).toBe('recorded')
    // Not a part of its identifier.
    expect(JSON.stringify(tap)).not.toMatch(/\b2580\b/)
  })

  it('takes what was tapped without a line in order, each once, when it is back', async () => {
    const [ana, ben] = [await addPuncher(tahi, manager, '2580'), await addPuncher(tahi, manager, '8642')]
    const queue: Tap[] = []
    for (const [minutes, person, pin] of [
      [5, ana, '2580'],
      [6, ben, '8642'],
      [7, ana, '2580'],
      [245, ben, '8642'],
      [246, ana, '2580'],
    ] as const) {
      tahi.clock.set(minutesLater(minutes))
      queue.push(await tablet.take(person, pin, usualNow))
    }
    tahi.clock.set(minutesLater(400))
    const send = async () => {
      const answers = []
      for (const tap of queue) answers.push((await tablet.send(tap)).ok.data)
      return answers
    }
    const answers = await send()
    expect(answers.map(({ kind, time, outcome }) => `${kind} ${time} ${outcome}`)).toEqual([
      'in 10:05 recorded',
      'in 10:06 recorded',
      'out 10:07 recorded',
      'out 14:05 recorded',
      'out 10:07 already',
    ])
    // The tablet missed the replies and was restarted.
    expect(await send()).toEqual(answers)
    expect(await dayOf(ana)).toMatchObject([{ timeIn: '10:05', timeOut: '10:07', claimed: true }])
    expect(await dayOf(ben)).toMatchObject([{ timeIn: '10:06', timeOut: '14:05', claimed: true }])
    const claims = (await tahi.call(manager, listPunches, { query: { outcome: 'refused' } })).ok
    expect(claims.data).toMatchObject([{ employee: { _id: ana.id }, reason: 'alreadyOut' }])
  })

  it('takes what reaches the server within four seconds as tapped at once, and what comes later as a claim', async () => {
    const [soon, later] = [await addPuncher(tahi, manager, '2580'), await addPuncher(tahi, manager, '8642')]
    const taps = [
      await tablet.take(soon, '2580', usualNow),
      await tablet.take(later, '8642', usualNow),
    ] as const
    tahi.clock.set(new Date(usualNow.getTime() + 4_000))
    await tablet.send(taps[0])
    tahi.clock.set(new Date(usualNow.getTime() + 5_000))
    await tablet.send(taps[1])
    expect(await dayOf(soon)).toMatchObject([{ claimed: false }])
    expect(await dayOf(later)).toMatchObject([{ claimed: true }])
  })

  it('takes taps without a line at their own times also where the clock was set back before they were sent', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    const taps: Tap[] = []
    for (const minutes of [5, 245]) {
      tahi.clock.set(minutesLater(minutes))
      taps.push(await tablet.take(sewer, '2580', usualNow))
    }
    tahi.clock.set(minutesLater(250))
    for (const tap of taps) await tablet.send(tap, 300 * 60_000)
    expect(await dayOf(sewer)).toMatchObject([{ timeIn: '10:05', timeOut: '14:05', claimed: true }])
  })

  it('takes two taps within a minute without a line as one', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    const taps: Tap[] = []
    for (const seconds of [0, 30]) {
      tahi.clock.set(new Date(usualNow.getTime() + seconds * 1000))
      taps.push(await tablet.take(sewer, '2580', usualNow))
    }
    tahi.clock.set(minutesLater(60))
    for (const tap of taps) await tablet.send(tap)
    expect(await dayOf(sewer)).toMatchObject([{ timeIn: '10:00', timeOut: '' }])
    const claims = (await tahi.call(manager, listPunches, { query: { outcome: 'refused' } })).ok
    expect(claims.data.filter(({ employee }) => employee._id === sewer.id)).toEqual([])
  })

  it('leaves a tap on a paid day to HR at once, and lets the queue go on', async () => {
    const [late, early] = [await addPuncher(tahi, manager, '2580'), await addPuncher(tahi, manager, '8642')]
    await tablet.punch(early, '8642')
    for (const sewer of [late, early]) await coverByPayslip(tahi, sewer, '2026-11-16', '2026-11-30', 'paid')
    tahi.clock.set(minutesLater(360))
    expect(await tablet.punch(late, '2580')).toMatchObject({
      outcome: 'undecided',
      kind: 'in',
      time: '16:00',
    })
    expect(await tablet.punch(early, '8642')).toMatchObject({ outcome: 'undecided', kind: 'out' })
    expect(await dayOf(late)).toEqual([])
    expect(await dayOf(early)).toMatchObject([{ timeIn: '10:00', timeOut: '' }])
    const left = (await tahi.call(manager, listPunches, { query: { outcome: 'refused' } })).ok.data
    expect(left.map(({ employee, kind, reason }) => [employee._id, kind, reason])).toEqual(
      expect.arrayContaining([
        [late.id, 'in', 'coveredByPayslip'],
        [early.id, 'out', 'coveredByPayslip'],
      ]),
    )
  })

  it('knows nobody who was deactivated', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    await tahi.database.asOwner((queries) =>
      queries.updateTable('person').set({ active: false }).where('id', '=', sewer.id).execute(),
    )
    expect((await tablet.punch(sewer, '2580')).outcome).toBe('refused')
    expect((await tablet.roster()).ok.data.people).toEqual([])
  })

  it('is for employees alone, also where whoever is more now had a PIN before', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    const pins = async () => (await tahi.call(manager, listGatePins, { query: {} })).ok.data
    expect(await pins()).toHaveLength(1)
    await tahi.database.asOwner((queries) =>
      queries.updateTable('person').set({ role: 'manager' }).where('id', '=', sewer.id).execute(),
    )
    expect((await tablet.punch(sewer, '2580')).outcome).toBe('refused')
    expect((await tablet.roster()).ok.data.people).toEqual([])
    expect(await pins()).toEqual([])
  })

  it.each(['phoneTime', 'sentAt', 'contactAt'])('refuses %s of no calendar that it keeps', async (field) => {
    const sewer = await addPuncher(tahi, manager, '2580')
    const tap = { ...(await tablet.take(sewer, '2580')), sentAt: usualNow.toISOString(), setBack: 0 }
    for (const instant of ['0000-01-01T00:00:00Z', '2100-01-01T00:00:00Z']) {
      const body = { ...tap, [field]: instant }
      const refused = await tahi.call({ ...manager, token: tablet.token }, punchAtGate, { body })
      expect(refused.failure.errors).toEqual([{ path: field, msg: 'Enter an instant between 1970 and 2100' }])
    }
  })
})
