import { endGate, gateChanged, listAttendance, listPunches, listRefusedPunches } from '@tahi/contract'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hangUp, listen } from '../../../test/fixtures/live.ts'
import { coverByPayslip } from '../../../test/fixtures/payslips.ts'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import { minutesLater, type Person, usualNow } from '../../../test/fixtures/server.ts'
import { addPuncher, pairTablet, type Tablet } from '../../../test/fixtures/tablet.ts'

// The tablet is offline from 10:00 to 18:00. People who leave the branch do so at 12:00.
describe('taps without a line of those who left the branch before it was back', () => {
  let office: PeopleBranches
  let tablet: Tablet
  let sewer: Person
  let newManager: Person

  beforeEach(async () => {
    office = await openPeopleBranches()
    tablet = await pairTablet(office.tahi, office.manager)
    sewer = await addPuncher(office.tahi, office.manager, '2580')
    newManager = await office.tahi.addPerson('manager', office.other)
  })
  afterAll(hangUp)
  afterEach(() => office.tahi.clock.set(usualNow))

  const at = <T>(minutes: number, act: () => Promise<T>) => {
    office.tahi.clock.set(minutesLater(minutes))
    return act()
  }
  const tapAt = (minutes: number, pin = '2580') => at(minutes, () => tablet.take(sewer, pin, usualNow))
  const leave = (change: Parameters<PeopleBranches['change']>[2], by = office.hr) =>
    at(120, async () => expect((await office.change(by, sewer, change)).status).toBe(200))
  const sendAll = (...taps: Awaited<ReturnType<typeof tapAt>>[]) =>
    at(480, async () => {
      const answers = []
      for (const tap of taps) answers.push((await tablet.send(tap)).ok.data)
      return answers
    })
  const daysFor = async (as: Person) =>
    (await office.tahi.call(as, listAttendance, { params: { id: sewer.id }, query: {} })).ok.data
  const listedFor = async (as: Person) =>
    (await office.tahi.call(as, listRefusedPunches, { query: {} })).ok.data
  const leftToHr = async (as: Person) =>
    (await office.tahi.call(as, listPunches, { query: { outcome: 'refused' } })).ok.data

  it('count where their day went with them, each once', async () => {
    const taps = [await tapAt(5), await tapAt(90)]
    await leave({ branchId: office.other })
    const answers = await sendAll(...taps)
    expect(answers).toMatchObject([
      { outcome: 'recorded', kind: 'in', time: '10:05' },
      { outcome: 'recorded', kind: 'out', time: '11:30' },
    ])
    expect(await sendAll(...taps)).toEqual(answers)
    expect(await daysFor(newManager)).toMatchObject([
      { timeIn: '10:05', timeOut: '11:30', branchId: office.other, claimed: true, version: 2 },
    ])
    expect(await daysFor(office.manager)).toEqual([])
  })

  it('are left to the HR Admin who pays, where the day is paid already', async () => {
    const tap = await tapAt(5)
    await coverByPayslip(office.tahi, sewer, '2026-11-16', '2026-11-30', 'paid')
    await leave({ branchId: office.other })
    expect(await sendAll(tap)).toMatchObject([{ outcome: 'undecided', kind: 'in', time: '10:05' }])
    expect(await leftToHr(newManager)).toMatchObject([
      { employee: { _id: sewer.id }, reason: 'coveredByPayslip' },
    ])
  })

  it('come back with their person to the branch that paid their day', async () => {
    const taps = [await tapAt(5), await tapAt(60, '8642')]
    await coverByPayslip(office.tahi, sewer, '2026-11-16', '2026-11-30', 'paid')
    await leave({ branchId: office.other })
    await sendAll(...taps)
    const listed = async (as: Person) => [await leftToHr(as), await listedFor(as)].map((list) => list.length)
    expect([await listed(newManager), await listed(office.manager)]).toEqual([
      [1, 1],
      [0, 0],
    ])
    await at(490, () => office.change(office.hr, sewer, { branchId: office.branch }))
    expect([await listed(newManager), await listed(office.manager)]).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  it('count on the last day of somebody who was deactivated', async () => {
    const taps = [await tapAt(5), await tapAt(90)]
    await leave({ status: false })
    expect(await sendAll(...taps)).toMatchObject([{ outcome: 'recorded' }, { outcome: 'recorded' }])
    expect(await daysFor(office.manager)).toMatchObject([{ timeIn: '10:05', timeOut: '11:30' }])
  })

  it.each<[string, () => Parameters<PeopleBranches['change']>[2], () => Person]>([
    ['who works elsewhere', () => ({ branchId: office.other }), () => newManager],
    ['who was deactivated', () => ({ status: false }), () => office.manager],
  ])('are left to HR when they were made later, of one %s', async (_, change, asked) => {
    await leave(change())
    const tap = await tapAt(180)
    const [answer] = await sendAll(tap)
    expect(answer).toMatchObject({ outcome: 'undecided', kind: 'in', time: '13:00' })
    expect(await sendAll(tap)).toEqual([answer])
    expect(await daysFor(asked())).toEqual([])
    expect(await leftToHr(asked())).toMatchObject([
      { _id: tap._id, employee: { _id: sewer.id }, reason: 'notOfBranch' },
    ])
  })

  it('are listed where their day went with them, when the PIN was wrong', async () => {
    const tap = await tapAt(5, '8642')
    await leave({ branchId: office.other })
    const [there, here] = [await listen(office.tahi, newManager), await listen(office.tahi, office.manager)]
    expect(await sendAll(tap)).toMatchObject([{ outcome: 'refused' }])
    expect(await there.all()).toContainEqual({
      name: gateChanged.name,
      payload: { branchId: office.other },
    })
    // The gate's own trail has the wrong PIN.
    expect(await here.all()).toContainEqual({
      name: gateChanged.name,
      payload: { branchId: office.branch },
    })
    expect(await listedFor(newManager)).toMatchObject([
      { _id: tap._id, employee: { _id: sewer.id }, outcome: 'refused', gateName: null },
    ])
    expect(await listedFor(office.manager)).toEqual([])
  })

  it.each(['manager', 'hr'] as const)('are listed at the gate, of who became %s meanwhile', async (role) => {
    const tap = await tapAt(5)
    await leave({ role }, office.admin)
    expect(await sendAll(tap, tap)).toMatchObject([{ outcome: 'refused' }, { outcome: 'refused' }])
    expect(await tablet.punch(sewer, '2580')).toMatchObject({ outcome: 'refused' })
    expect(await listedFor(office.manager)).toMatchObject([
      { _id: tap._id, employee: { _id: sewer.id }, outcome: 'refused' },
    ])
  })

  it('count at the gate that took them, each once, also where its tablet is one of another branch by then', async () => {
    const [first, second] = [await tapAt(5), await tapAt(90)]
    // Its reply was lost.
    const answer = await at(120, async () => (await tablet.send(first)).ok.data)
    await office.tahi.call(office.manager, endGate, { body: { _id: tablet.id } })
    const elsewhere = await pairTablet(office.tahi, newManager)
    await at(480, async () => {
      expect((await elsewhere.send(first)).ok.data).toEqual(answer)
      expect((await elsewhere.send(second)).ok.data).toMatchObject({ outcome: 'recorded', kind: 'out' })
    })
    expect(await daysFor(office.manager)).toMatchObject([
      { timeIn: '10:05', timeOut: '11:30', branchId: office.branch, claimed: true },
    ])
  })

  it('are unknown to a tablet of another branch that never was their gate, and to one that sends them at once', async () => {
    const tap = await tapAt(5)
    const elsewhere = await pairTablet(office.tahi, newManager)
    const ofElsewhere = await elsewhere.take(sewer, '2580')
    const { gateProof: _, ...unproved } = tap
    await at(480, async () => {
      for (const sent of [
        unproved,
        { ...tap, gateProof: ofElsewhere.gateProof },
        { ...tap, gateProof: 'none' },
      ])
        expect((await elsewhere.send(sent)).ok.data).toMatchObject({ outcome: 'refused' })
    })
    const now = await tapAt(490)
    await at(490, async () => expect((await elsewhere.send(now)).ok.data.outcome).toBe('refused'))
    expect(await daysFor(office.manager)).toEqual([])
  })

  it('count at the gate that took them without a proof too, where their tablet is another of the branch', async () => {
    const { gateProof: _, ...tap } = await tapAt(5)
    const beside = await pairTablet(office.tahi, office.manager, 'Back gate')
    const answer = await at(120, async () => (await tablet.send(tap)).ok.data)
    expect(answer).toMatchObject({ outcome: 'recorded', kind: 'in' })
    await at(480, async () => expect((await beside.send(tap)).ok.data).toEqual(answer))
  })

  it('count once they are sent again, where somebody was moved at the moment of a tap', async () => {
    const comes = await tapAt(5)
    await at(5, () => tablet.send(comes))
    const goes = await at(119, () => tablet.take(sewer, '2580'))
    const { database } = office.tahi
    const work = database.work
    // Their PIN is correct, but their day was not read yet.
    const began = vi.spyOn(database, 'work').mockImplementationOnce(async (...asked) => {
      await leave({ branchId: office.other })
      return work(...asked)
    })
    expect((await tablet.send(goes)).status).toBe(409)
    began.mockRestore()
    expect(await sendAll(goes)).toMatchObject([{ outcome: 'recorded', kind: 'out', time: '11:59' }])
    expect(await daysFor(newManager)).toMatchObject([{ timeIn: '10:05', timeOut: '11:59' }])
  })

  it('are unknown where they never worked, and at once where they work no more', async () => {
    const stranger = await addPuncher(office.tahi, newManager, '2580')
    const tap = await at(5, () => tablet.take(stranger, '2580', usualNow))
    await leave({ branchId: office.other })
    expect(await sendAll(tap)).toMatchObject([{ outcome: 'refused' }])
    expect(await tablet.punch(sewer, '2580')).toMatchObject({ outcome: 'refused' })
    expect(await leftToHr(newManager)).toEqual([])
  })
})
