import { randomUUID } from 'node:crypto'
import {
  addPushDevice,
  type createAnnouncement,
  createLeave,
  decideLeaves,
  type Input,
  markNotificationsRead,
  noteAnnouncementRead,
  requestCorrection,
  withdrawCorrection,
  withdrawLeave,
} from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type AnnouncementsBranches,
  openAnnouncementsBranches,
} from '../../../test/fixtures/announcements-branches.ts'
import { correctionsAt } from '../../../test/fixtures/corrections.ts'
import { bellOf, toldOf } from '../../../test/fixtures/notifications.ts'
import { openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import { newBrowser } from '../../../test/fixtures/push-receiver.ts'
import type { Person, TestServer } from '../../../test/fixtures/server.ts'

const addDevice = (tahi: TestServer, person: Person) =>
  tahi.call(person, addPushDevice, {
    body: { endpoint: `https://push.example/${randomUUID()}`, keys: newBrowser().keys, name: 'Phone' },
  })

/** How many pushes wait for a person that have not been read. */
const pushesFor = async (tahi: TestServer, { id }: Person): Promise<number> =>
  (
    await tahi.database.asOwner((queries) =>
      queries
        .selectFrom('push_outbox')
        .innerJoin('notification', 'notification.id', 'push_outbox.notification_id')
        .select('push_outbox.id')
        .where('notification.person_id', '=', id)
        .where('notification.read_at', 'is', null)
        .execute(),
    )
  ).length

describe('what was said of an announcement', () => {
  let board: AnnouncementsBranches

  beforeAll(async () => {
    board = await openAnnouncementsBranches()
  })

  const people = () => {
    const { manager, sewer, otherManager, otherSewer, hr, act } = board
    return { manager, sewer, otherManager, otherSewer, hr, act }
  }
  const post = async (fields: Input<typeof createAnnouncement>['body'] = {}) => {
    const title = `Drill ${randomUUID()}`
    const { _id } = await board.post(board.admin, { title, branchId: 'All', ...fields })
    return { _id, title }
  }

  it('is taken back from everybody when it is cancelled, read or not, with what waits to be sent', async () => {
    const { tahi, admin, sewer, otherSewer } = board
    await addDevice(tahi, sewer)
    const other = await post()
    const { _id, title } = await post()
    await tahi.call(otherSewer, markNotificationsRead, { body: {} })
    expect(await toldOf(tahi, people(), title)).toEqual(Object.keys(people()))
    const waiting = await pushesFor(tahi, sewer)
    await board.save(admin, { _id, status: false })
    expect(await toldOf(tahi, people(), title)).toEqual([])
    expect(await pushesFor(tahi, sewer)).toBe(waiting - 1)
    expect(await toldOf(tahi, people(), other.title)).toEqual(Object.keys(people()))
  })

  it('is taken back from those it is no longer for, when it was for all and is for one branch', async () => {
    const { tahi, admin, branch, manager, otherSewer } = board
    await addDevice(tahi, otherSewer)
    const { _id, title } = await post()
    await tahi.call(manager, markNotificationsRead, { body: {} })
    const waiting = await pushesFor(tahi, otherSewer)
    await board.save(admin, { _id, branchId: branch })
    expect(await toldOf(tahi, people(), title)).toEqual(['manager', 'sewer'])
    expect(await pushesFor(tahi, otherSewer)).toBe(waiting - 1)
    // It is not said a second time.
    const [told] = (await bellOf(tahi, manager)).filter(({ message }) => message === title)
    expect(told).toMatchObject({ title: 'New announcement', read: true })
  })

  it('is read by who reads it, and no other', async () => {
    const { tahi, admin, sewer, manager } = board
    const other = await post()
    const { _id, title } = await post()
    const unread = async (person: Person) =>
      (await bellOf(tahi, person)).filter(({ read }) => !read).map(({ message }) => message)
    const note = (edition?: number) =>
      tahi.call(sewer, noteAnnouncementRead, { body: { _id, ...(edition && { edition }) } })
    await note()
    expect(await unread(sewer)).not.toContain(title)
    expect(await unread(sewer)).toContain(other.title)
    expect(await unread(manager)).toContain(title)
    // A text that was still on the screen when it was changed is not the one that the notification tells of.
    await board.save(admin, { _id, desc: 'At the back gate.' })
    await note(1)
    expect(await unread(sewer)).toContain(title)
    await note(2)
    expect(await unread(sewer)).not.toContain(title)
  })
})

describe('what those who decide were told of', () => {
  let place: PayrollBranch
  let colleague: Person
  let name: string
  let sewer: Person

  beforeAll(async () => {
    place = await openPayrollBranch()
    colleague = await place.tahi.addPerson('manager', place.branch)
    await addDevice(place.tahi, colleague)
  })

  const hire = async () => {
    name = `Ramos${randomUUID().slice(0, 6)}`
    sewer = await place.hire({ lastName: name })
  }
  const told = async (person: Person) =>
    (await bellOf(place.tahi, person))
      .filter(({ message }) => message.includes(name))
      .map(({ message, read }) => [message.split(': ')[1] ?? message, read ? 'read' : 'unread'].join(', '))
  const both = async () => [await told(place.manager), await told(colleague)]

  describe('a leave', () => {
    const leave = { leaveType: 'Sick', date: '2026-12-01', dateEnd: '2026-12-03' } as const
    const days = 'Dec 1, 2026 to Dec 3, 2026'
    const request = async () => {
      await hire()
      return (await place.tahi.call(sewer, createLeave, { body: leave })).ok.data._id
    }

    it('is taken back when it is withdrawn, with what waits to be sent', async () => {
      const before = await pushesFor(place.tahi, colleague)
      const _id = await request()
      expect(await both()).toEqual([[`${days}, unread`], [`${days}, unread`]])
      expect(await pushesFor(place.tahi, colleague)).toBe(before + 1)
      await place.tahi.call(sewer, withdrawLeave, { body: { _id } })
      expect(await both()).toEqual([[], []])
      expect(await pushesFor(place.tahi, colleague)).toBe(before)
    })

    it('gives place to its other days, as long as it waits', async () => {
      const _id = await request()
      await place.tahi.call(colleague, markNotificationsRead, { body: {} })
      await place.tahi.call(sewer, createLeave, { body: { _id, dateEnd: '2026-12-02' } })
      const moved = 'Dec 1, 2026 to Dec 2, 2026'
      expect(await both()).toEqual([[`${moved}, unread`], [`${moved}, unread`]])
      await place.tahi.call(sewer, createLeave, { body: { _id, details: 'Sa doktor' } })
      expect(await both()).toEqual([[`${moved}, unread`], [`${moved}, unread`]])
      // Whoever confirms other days tells nobody to decide.
      const body = { _id, dateEnd: '2026-12-01', state: 'confirmed' as const }
      await place.tahi.call(place.manager, createLeave, { body })
      expect(await both()).toEqual([[`${moved}, read`], [`${moved}, read`]])
    })

    it('is no news any more when one of them has decided', async () => {
      const [_id, other] = [await request(), await request()]
      const before = await pushesFor(place.tahi, colleague)
      await place.tahi.call(place.manager, decideLeaves, { body: { ids: [other], state: 'rejected' } })
      expect(await both()).toEqual([[`${days}, read`], [`${days}, read`]])
      expect(await pushesFor(place.tahi, colleague)).toBe(before - 1)
      await place.tahi.call(place.manager, createLeave, { body: { _id, state: 'confirmed' } })
      expect(await pushesFor(place.tahi, colleague)).toBe(before - 2)
    })
  })

  describe('a correction', () => {
    const request = async () => {
      await hire()
      return correctionsAt(place).request(sewer)
    }
    const asks = () => `Ana ${name} asks to correct Nov 10, 2026`

    it('is taken back when it is withdrawn, and stays when it asks for other times', async () => {
      const { _id } = await request()
      await place.tahi.call(sewer, requestCorrection, { body: { _id, timeIn: '07:10' } })
      expect(await both()).toEqual([[`${asks()}, unread`], [`${asks()}, unread`]])
      await place.tahi.call(sewer, withdrawCorrection, { body: { _id } })
      expect(await both()).toEqual([[], []])
    })

    it('is no news any more when one of them has decided', async () => {
      const { _id, version } = await request()
      await correctionsAt(place).decide(place.manager, { _id, accept: false, answer: 'Tama na', version })
      expect(await both()).toEqual([[`${asks()}, read`], [`${asks()}, read`]])
    })
  })
})
