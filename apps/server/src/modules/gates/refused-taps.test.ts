import { correctAttendance, createAttendance, listRefusedPunches, settleRefusedPunches } from '@tahi/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { minutesLater, type Person, type TestServer, usualNow } from '../../../test/fixtures/server.ts'
import { addPuncher, openGate, pairTablet, type Tablet } from '../../../test/fixtures/tablet.ts'
import { untilWaiting } from '../../../test/fixtures/waiting.ts'

describe('a gate without a line', () => {
  let tahi: TestServer
  let manager: Person
  let tablet: Tablet

  beforeEach(async () => {
    ;({ tahi, manager, tablet } = await openGate())
  })
  afterEach(() => tahi.clock.set(usualNow))

  it('keeps for HR what was tapped with a wrong PIN without a line', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    const tap = await tablet.take(sewer, '8642', usualNow)
    tahi.clock.set(minutesLater(120))
    expect((await tablet.send(tap)).ok.data.outcome).toBe('refused')
    await tablet.punch(sewer, '8642')
    const refused = (await tahi.call(manager, listRefusedPunches, { query: {} })).ok
    expect(refused.data).toEqual([
      expect.objectContaining({ _id: tap._id, at: usualNow.toISOString(), outcome: 'refused' }),
    ])
    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    expect((await tahi.call(stranger, listRefusedPunches, { query: {} })).ok.data).toEqual([])
  })

  it('leaves a right tap waiting while wrong PINs at another gate lock the person', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    const other = await pairTablet(tahi, manager, 'Back gate')
    const tap = await tablet.take(sewer, '2580', usualNow)
    tahi.clock.set(minutesLater(60))
    for (let tries = 0; tries < 5; tries += 1) await other.punch(sewer, '8642')
    // Whoever stands there is told at once.
    expect((await other.punch(sewer, '2580')).outcome).toBe('locked')
    tahi.clock.set(minutesLater(74))
    const waits = await tablet.send(tap)
    expect([waits.status, waits.failure.code]).toEqual([409, 'conflict'])
    expect((await tahi.call(manager, listRefusedPunches, { query: {} })).ok.data).toEqual([])
    // Waiting neither ends the lock nor makes it longer.
    tahi.clock.set(minutesLater(75))
    expect((await tablet.send(tap)).ok.data).toMatchObject({ outcome: 'recorded', kind: 'in', time: '10:00' })
  })

  it('judges anew a tap whose answer, that its person is locked, was lost', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    for (let tries = 0; tries < 5; tries += 1) await tablet.punch(sewer, '8642')
    const tap = await tablet.take(sewer, '2580')
    expect((await tablet.send(tap)).ok.data.outcome).toBe('locked')
    tahi.clock.set(minutesLater(15))
    expect((await tablet.send(tap)).ok.data).toMatchObject({ outcome: 'recorded', time: '10:00' })
  })

  it('keeps for HR a tap whose answer, that its PIN is wrong, was lost', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    const listed = async () =>
      (await tahi.call(manager, listRefusedPunches, { query: { search: sewer.code } })).ok.data
    const tap = await tablet.take(sewer, '8642')
    expect((await tablet.send(tap)).ok.data.outcome).toBe('refused')
    expect(await listed()).toEqual([])
    tahi.clock.set(minutesLater(2))
    const changed = vi.spyOn(tahi.live, 'changed')
    for (let sent = 0; sent < 2; sent += 1) expect((await tablet.send(tap)).ok.data.outcome).toBe('refused')
    expect(changed.mock.calls).toEqual([['gate', manager.branchId]])
    changed.mockRestore()
    expect(await listed()).toMatchObject([{ _id: tap._id, at: usualNow.toISOString() }])
  })

  it('keeps such a tap also where it is sent again while its first request waits', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    const tap = await tablet.take(sewer, '8642')
    const { answers } = await tahi.database.asOwner(async (queries) => {
      // Both wait here, having found no answer to the tap.
      await sql`select from gate_pin where person_id = ${sewer.id} for update`.execute(queries)
      const first = tablet.send(tap)
      await untilWaiting(tahi.database, 1)
      tahi.clock.set(minutesLater(2))
      const again = tablet.send(tap)
      await untilWaiting(tahi.database, 2)
      return { answers: Promise.all([first, again]) }
    })
    expect((await answers).map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await tablet.send(tap)).ok.data.outcome).toBe('refused')
    expect(
      (await tahi.call(manager, listRefusedPunches, { query: { search: sewer.code } })).ok.data,
    ).toMatchObject([{ _id: tap._id }])
  })

  it('lists such a tap until its day has both times', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    const tap = await tablet.take(sewer, '8642', usualNow)
    tahi.clock.set(minutesLater(120))
    await tablet.send(tap)
    const left = async () =>
      (await tahi.call(manager, listRefusedPunches, { query: { search: sewer.code } })).ok.total
    const date = '2026-11-18'
    const { data } = (
      await tahi.call(manager, createAttendance, {
        body: { _id: 'new', userId: sewer.id, date, timeIn: '10:00', timeOut: '' },
      })
    ).ok
    expect(await left()).toBe(1)
    const times = { timeIn: '10:00', timeOut: '11:30', reason: 'A wrong PIN' }
    expect((await tahi.call(manager, correctAttendance, { body: { _id: data._id, ...times } })).status).toBe(
      200,
    )
    expect(await left()).toBe(0)
  })

  it('lists such a tap until HR has dealt with it', async () => {
    const [sewer, other] = [await addPuncher(tahi, manager, '2580'), await addPuncher(tahi, manager, '2580')]
    const taps = [await tablet.take(sewer, '8642', usualNow), await tablet.take(other, '8642', usualNow)]
    tahi.clock.set(minutesLater(120))
    for (const tap of taps) await tablet.send(tap)
    const settle = (as: Person) =>
      tahi.call(as, settleRefusedPunches, { body: { ids: taps.slice(0, 1).map(({ _id }) => _id) } })
    const listed = async ({ code }: Person) =>
      (await tahi.call(manager, listRefusedPunches, { query: { search: code } })).ok.total
    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    expect((await settle(stranger)).ok.data.settled).toEqual([])
    expect(await listed(sewer)).toBe(1)
    expect((await settle(manager)).ok.data.settled).toEqual([taps[0]?._id])
    expect([await listed(sewer), await listed(other)]).toEqual([0, 1])
    expect((await settle(manager)).ok.data.settled).toEqual([])
  })

  it('lists such taps by the days on which they were made, in the company’s time zone', async () => {
    const sewer = await addPuncher(tahi, manager, '2580')
    // 7:30 in the morning of November 19, which is November 18 by UTC, and sent another day later.
    tahi.clock.set(new Date('2026-11-18T23:30:00Z'))
    const tap = await tablet.take(sewer, '8642', usualNow)
    tahi.clock.set(new Date('2026-11-19T23:30:00Z'))
    await tablet.send(tap)
    // The manager's session is of this day.
    tahi.clock.set(usualNow)
    const on = async (query: object) =>
      (await tahi.call(manager, listRefusedPunches, { query: { search: sewer.code, ...query } })).ok.total
    expect(await on({ from: '2026-11-19', to: '2026-11-19' })).toBe(1)
    expect(await on({ to: '2026-11-18' })).toBe(0)
    expect(await on({ from: '2026-11-20' })).toBe(0)
  })
})
