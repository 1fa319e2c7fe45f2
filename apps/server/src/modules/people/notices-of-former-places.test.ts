import { randomUUID } from 'node:crypto'
import {
  createAnnouncement,
  createBranch,
  createLeave,
  decideLeaves,
  requestCorrection,
} from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

let office: PeopleBranches

beforeAll(async () => {
  office = await openPeopleBranches()
})

const hire = (branch: string) => office.tahi.addPerson('user', branch)

async function ask(person: Person): Promise<string> {
  const day = '2026-12-01'
  const body = { _id: randomUUID(), userId: person.id, leaveType: 'Sick', date: day, dateEnd: day } as const
  return (await office.tahi.call(person, createLeave, { body })).ok.data._id
}

async function askToCorrect(person: Person): Promise<void> {
  const body = { date: '2026-11-16', timeIn: '07:00', reason: 'Forgot to clock' }
  await office.tahi.call(person, requestCorrection, { body })
}

async function post(by: Person, branchId: string): Promise<void> {
  const days = { startDate: '2026-11-18', endDate: '2026-12-31' }
  await office.tahi.call(by, createAnnouncement, {
    body: { branchId, title: 'Drill', desc: 'At ten', ...days },
  })
}

/** From the database, because another client ends their sessions. */
const told = ({ id }: Person) =>
  office.tahi.database.asOwner((queries) =>
    queries
      .selectFrom('notification')
      .select(['kind', 'href'])
      .where('person_id', '=', id)
      .orderBy('kind')
      .execute(),
  )
const kindsOf = async (person: Person) => (await told(person)).map(({ kind }) => kind)

describe('what somebody was told before they', () => {
  it('came to another branch: what of the former cannot be opened is taken back, the rest stays', async () => {
    const { tahi, admin, hr, change } = office
    const [here, there] = [await tahi.addBranch(), await tahi.addBranch()]
    const keeper = await tahi.addPerson('manager', here)
    await ask(await hire(here))
    await askToCorrect(await hire(here))
    await post(hr, here)
    await post(hr, 'All')
    const newcomer = await hire(there)
    await change(admin, newcomer, { branchId: here })
    const leave = await ask(keeper)
    await tahi.call(hr, decideLeaves, { body: { ids: [leave], state: 'confirmed' } })
    expect(await kindsOf(keeper)).toEqual([
      'announcement',
      'announcement',
      'correctionRequested',
      'leaveDecided',
      'leaveRequested',
      'personMoved',
    ])

    expect((await change(admin, keeper, { branchId: there })).status).toBe(200)
    expect(await kindsOf(keeper)).toEqual(['announcement', 'leaveDecided'])
  })

  it('came to another branch because theirs was removed', async () => {
    const { tahi, admin, hr, other } = office
    const closed = await tahi.addBranch()
    const sewer = await hire(closed)
    await post(hr, closed)
    expect(await kindsOf(sewer)).toEqual(['announcement'])
    await tahi.call(admin, createBranch, { body: { _id: closed, status: false, moveTo: other } })
    expect(await kindsOf(sewer)).toEqual([])
  })

  it('became HR Admin, or an employee again: it leads nowhere in the other client', async () => {
    const { tahi, admin, hr, manager, branch, change } = office
    const person = await hire(branch)
    const leave = await ask(person)
    await tahi.call(manager, decideLeaves, { body: { ids: [leave], state: 'rejected' } })
    expect(await told(person)).toEqual([{ kind: 'leaveDecided', href: '/app/leave' }])
    await change(admin, person, { role: 'manager' })
    expect(await told(person)).toEqual([{ kind: 'leaveDecided', href: null }])

    await ask(await hire(branch))
    await post(hr, branch)
    expect(await kindsOf(person)).toEqual(['announcement', 'leaveDecided', 'leaveRequested'])
    await change(admin, person, { role: 'user' })
    expect(await told(person)).toEqual([
      { kind: 'announcement', href: null },
      { kind: 'leaveDecided', href: null },
    ])
  })

  it('became HR Admin of one branch: requests of the others are taken back from an HR Manager', async () => {
    const { tahi, admin, branch, other, change } = office
    const hr = await tahi.addPerson('hr')
    for (const place of [branch, other]) await ask(await tahi.addPerson('manager', place))
    expect(await kindsOf(hr)).toEqual(['keeperRequested', 'keeperRequested'])
    await change(admin, hr, { role: 'manager', branchId: other })
    expect(await kindsOf(hr)).toEqual(['keeperRequested'])
    await change(admin, hr, { role: 'act' })
    expect(await kindsOf(hr)).toEqual([])
  })
})
