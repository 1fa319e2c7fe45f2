import { randomUUID } from 'node:crypto'
import {
  createBranch,
  createLeave,
  decideLeaves,
  requestCorrection,
  saveNotificationChoices,
} from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { bellOf } from '../../../test/fixtures/notifications.ts'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

let office: PeopleBranches
let otherManager: Person

beforeAll(async () => {
  office = await openPeopleBranches()
  otherManager = await office.tahi.addPerson('manager', office.other)
})

const leave = (person: Person, date = '2026-12-01') => ({
  _id: randomUUID(),
  userId: person.id,
  leaveType: 'Sick' as const,
  date,
  dateEnd: date,
})
const ask = async (person: Person, date?: string): Promise<string> =>
  (await office.tahi.call(person, createLeave, { body: leave(person, date) })).ok.data._id
const correction = { date: '2026-11-16', timeIn: '07:00', reason: 'Forgot to clock' }

/** What somebody is told of requests of a person of this name: kind, message and page. */
const told = async (person: Person, lastName: string) =>
  (await bellOf(office.tahi, person))
    .filter(({ kind, message }) => kind.endsWith('Requested') && message.includes(lastName))
    .map(({ kind, href, read }) => ({ kind, href, read }))
    .sort((one, other) => one.kind.localeCompare(other.kind))

describe('requests that wait when their person moves', () => {
  it('are told to the new branch, in place of what the former one was told', async () => {
    const { tahi, hr, manager, branch, other, change } = office
    const lastName = `Ramos${randomUUID().slice(0, 6)}`
    const sewer = await tahi.addPerson('user', branch, { lastName })
    const waiting = await ask(sewer)
    const decided = await ask(sewer, '2026-12-03')
    await tahi.call(manager, decideLeaves, { body: { ids: [decided], state: 'rejected' } })
    expect((await tahi.call(sewer, requestCorrection, { body: correction })).status).toBe(200)
    expect(await told(manager, lastName)).toHaveLength(3)

    expect((await change(hr, sewer, { branchId: other })).status).toBe(200)
    expect(await told(otherManager, lastName)).toEqual([
      { kind: 'correctionRequested', href: '/attendance/corrections?status=requested', read: false },
      { kind: 'leaveRequested', href: `/leaves/new?id=${waiting}`, read: false },
    ])
    // The one that is decided can no longer be opened there either.
    expect(await told(manager, lastName)).toEqual([])
  })

  it('are told of everybody whose branch is removed', async () => {
    const { tahi, admin, other } = office
    const closed = await tahi.addBranch()
    const lastName = `Luna${randomUUID().slice(0, 6)}`
    for (const _ of [1, 2]) await ask(await tahi.addPerson('user', closed, { lastName }))
    await tahi.call(admin, createBranch, { body: { _id: closed, status: false, moveTo: other } })
    expect(await told(otherManager, lastName)).toHaveLength(2)
  })

  it('of an HR Admin are told to the HR Manager anew, and never to the HR Admin', async () => {
    const { tahi, admin, hr, manager, branch, other, change } = office
    const lastName = `Reyes${randomUUID().slice(0, 6)}`
    const keeper = await tahi.addPerson('manager', branch, { lastName })
    await ask(keeper)
    expect(await told(manager, lastName)).toHaveLength(1)
    expect((await change(admin, keeper, { branchId: other })).status).toBe(200)
    const numbers = []
    for (const person of [hr, otherManager, manager, keeper])
      numbers.push((await told(person, lastName)).length)
    expect(numbers).toEqual([1, 1, 0, 0])
  })

  it('of who becomes HR Admin of the new branch are told to the HR Manager, who alone may decide', async () => {
    const { tahi, admin, hr, manager, branch, change } = office
    const lastName = `Santos${randomUUID().slice(0, 6)}`
    const lonely = await tahi.addBranch()
    const promoted = await tahi.addPerson('user', branch, { lastName })
    await ask(promoted)
    await tahi.call(promoted, requestCorrection, { body: correction })
    expect(await told(manager, lastName)).toHaveLength(2)
    expect((await change(admin, promoted, { branchId: lonely, role: 'manager' })).status).toBe(200)
    const numbers = []
    for (const person of [hr, manager]) numbers.push((await told(person, lastName)).length)
    expect(numbers).toEqual([2, 0])
  })

  it('of who becomes HR Admin where they are, too, and the branch hears anew of who does not stay one', async () => {
    const { tahi, admin, hr, manager, branch, change } = office
    const lastName = `Bautista${randomUUID().slice(0, 6)}`
    const promoted = await tahi.addPerson('user', branch, { lastName })
    await ask(promoted)
    await tahi.call(promoted, requestCorrection, { body: correction })
    const kinds = async () => [
      (await told(manager, lastName)).map(({ kind }) => kind),
      (await told(hr, lastName)).map(({ kind }) => kind),
    ]
    await change(admin, promoted, { role: 'manager' })
    const asKeeper = ['keeperRequested', 'keeperRequested']
    expect(await kinds()).toEqual([asKeeper, asKeeper])
    await change(admin, promoted, { role: 'user' })
    expect(await kinds()).toEqual([['correctionRequested', 'leaveRequested'], []])
  })

  it('are told anew to an HR Manager who wants to hear of every branch', async () => {
    const { tahi, hr, branch, other, change } = office
    const lastName = `Cruz${randomUUID().slice(0, 6)}`
    const listener = await tahi.addPerson('hr')
    const kinds = [{ kind: 'leaveRequested' as const, bell: true, push: false }]
    await tahi.call(listener, saveNotificationChoices, { body: { kinds } })
    const sewer = await tahi.addPerson('user', branch, { lastName })
    await ask(sewer)
    await change(hr, sewer, { branchId: other })
    expect(await told(listener, lastName)).toHaveLength(1)
    expect(await told(hr, lastName)).toEqual([])
  })
})
