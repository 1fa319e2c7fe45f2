import { createGate, endGate, listGates, pairGate, texts } from '@tahi/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  minutesLater,
  type Person,
  server,
  type TestServer,
  usualNow,
} from '../../../test/fixtures/server.ts'
import { addPuncher, pairTablet } from '../../../test/fixtures/tablet.ts'

describe('gates', () => {
  let tahi: TestServer
  let branch: string
  let manager: Person

  beforeEach(async () => {
    tahi = await server()
    branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
  })
  afterEach(() => tahi.clock.set(usualNow))

  const create = (body: { _id?: string; name?: string; branchId?: string }, as = manager) =>
    tahi.call(as, createGate, { body })
  const pair = (code: string) => tahi.call(null, pairGate, { body: { code } })
  const list = async (as = manager) => (await tahi.call(as, listGates, { query: {} })).ok.data

  it('are added with a code that pairs one tablet, once, however it is typed', async () => {
    const { gate, code } = (await create({ name: 'Front gate' })).ok.data
    expect(code).toMatch(/^[A-Z\d]{4}-[A-Z\d]{4}$/)
    expect(gate).toMatchObject({ name: 'Front gate', branchId: branch, pairedAt: null })
    expect(gate.pairingUntil).toBe(minutesLater(10).toISOString())

    const paired = await pair(code.toLowerCase().replace('-', ' '))
    expect(paired.ok.data).toMatchObject({ gateName: 'Front gate', branchName: gate.branchName })
    expect((await pair(code)).failure).toMatchObject({
      errors: [{ path: 'code', msg: texts.gate.wrongCode }],
    })
    expect(await list()).toMatchObject([{ pairedAt: usualNow.toISOString(), pairingUntil: null }])
  })

  it('are paired within ten minutes', async () => {
    const { code } = (await create({ name: 'Front gate' })).ok.data
    tahi.clock.set(minutesLater(10))
    expect((await pair(code)).status).toBe(400)
    expect(await list()).toMatchObject([{ pairingUntil: null }])
  })

  it('are given a new code, with which another tablet takes the place of the first', async () => {
    const tablet = await pairTablet(tahi, manager)
    const { code } = (await create({ _id: tablet.id })).ok.data
    expect((await tablet.roster()).status).toBe(200)
    expect((await pair(code)).status).toBe(200)
    expect((await tablet.roster()).failure.code).toBe('session_ended')
    expect(await list()).toHaveLength(1)
  })

  it('are made once by a client that repeats itself; the last code counts', async () => {
    const _id = crypto.randomUUID()
    const first = (await create({ _id, name: 'Front gate' })).ok.data
    const second = (await create({ _id, name: 'Front gate' })).ok.data
    expect(await list()).toHaveLength(1)
    expect((await pair(first.code)).status).toBe(400)
    expect((await pair(second.code)).status).toBe(200)
  })

  it('are refused from the next request on when they are ended', async () => {
    const tablet = await pairTablet(tahi, manager)
    const sewer = await addPuncher(tahi, manager, '2580')
    const tap = await tablet.take(sewer, '2580')
    expect((await tahi.call(manager, endGate, { body: { _id: tablet.id } })).status).toBe(200)
    expect((await tablet.roster()).failure).toMatchObject({ code: 'session_ended' })
    expect((await tablet.send(tap)).failure.code).toBe('session_ended')
    expect(await list()).toEqual([])
    expect((await tahi.call(manager, endGate, { body: { _id: tablet.id } })).status).toBe(404)
    expect((await create({ _id: tablet.id })).status).toBe(404)
  })

  it('were seen when they asked, and stand in the branch of whoever keeps them', async () => {
    const tablet = await pairTablet(tahi, manager)
    tahi.clock.set(minutesLater(5))
    await tablet.roster()
    expect(await list()).toMatchObject([{ lastSeenAt: minutesLater(5).toISOString(), inContact: true }])
    tahi.clock.set(minutesLater(10))
    expect(await list()).toMatchObject([{ inContact: false }])

    const stranger = await tahi.addPerson('manager', await tahi.addBranch())
    expect(await list(stranger)).toEqual([])
    expect((await tahi.call(stranger, endGate, { body: { _id: tablet.id } })).status).toBe(404)
    expect((await create({ _id: tablet.id }, stranger)).status).toBe(404)
    expect((await create({ _id: tablet.id, name: 'Mine' }, stranger)).status).toBe(404)
  })

  it('need a name, and of an HR Manager a branch', async () => {
    const hr = await tahi.addPerson('hr')
    expect((await create({})).failure).toMatchObject({ errors: [{ path: 'name' }] })
    expect((await create({ name: 'Gate' }, hr)).failure).toMatchObject({ errors: [{ path: 'branchId' }] })
    expect((await create({ name: 'Gate', branchId: branch }, hr)).ok.data.gate.branchId).toBe(branch)
  })

  it('know names, codes and the day, and nothing else of people', async () => {
    const sewer = await addPuncher(tahi, manager, '2580', 'Luz')
    const other = await tahi.addPerson('user', branch)
    await tahi.addPerson('user', await tahi.addBranch())
    const tablet = await pairTablet(tahi, manager)
    await tablet.punch(sewer, '2580')
    const { people, ...place } = (await tablet.roster()).ok.data
    expect(place).toMatchObject({ gateName: 'Front gate', today: '2026-11-18', timeZone: 'Asia/Manila' })
    const none = { timeIn: '', timeOut: '' }
    expect(people).toHaveLength(2)
    expect(people).toEqual(
      expect.arrayContaining([
        { code: sewer.code, name: 'Luz Santos', hasPin: true, ...none, timeIn: '10:00' },
        { code: other.code, name: 'Ana Santos', hasPin: false, ...none },
      ]),
    )
  })
})
