import { randomUUID } from 'node:crypto'
import {
  type Input,
  listAnnouncementReaders,
  listAnnouncements,
  markNotificationsRead,
  notificationsRead,
  readAnnouncement,
} from '@tahi/contract'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type AnnouncementsBranches,
  openAnnouncementsBranches,
} from '../../../test/fixtures/announcements-branches.ts'
import { hangUp, type Listening, listen } from '../../../test/fixtures/live.ts'
import type { Person } from '../../../test/fixtures/server.ts'
import { toNobody } from '../../platform/live/announcer.ts'
import { scopeOf } from '../../platform/scope.ts'

describe('who has read an announcement', () => {
  let board: AnnouncementsBranches

  beforeEach(async () => {
    board = await openAnnouncementsBranches()
  })

  afterAll(hangUp)

  const shown = async (as: Person, id: string) =>
    (await board.tahi.call(as, readAnnouncement, { params: { id } })).ok.data
  const readers = (as: Person, id: string, query: Input<typeof listAnnouncementReaders>['query'] = {}) =>
    board.tahi.call(as, listAnnouncementReaders, { params: { id }, query })
  const names = async (...asked: Parameters<typeof readers>) =>
    (await readers(...asked)).ok.data.people.map(
      ({ employee }) => `${employee.firstName} ${employee.lastName}`,
    )
  const run = (statement: ReturnType<typeof sql>) =>
    board.tahi.database.asOwner((queries) => statement.execute(queries))

  it('is noted once, when they first read it', async () => {
    const { manager, sewer, tahi } = board
    const { _id } = await board.post(manager)
    expect((await shown(sewer, _id)).read).toBe(false)
    const first = (await board.read(sewer, _id)).ok.data
    expect(first).toEqual({ _id, readAt: tahi.clock.now().toISOString() })
    const now = tahi.clock.now()
    tahi.clock.set(new Date(now.getTime() + 60_000))
    const again = await Promise.all([board.read(sewer, _id), board.read(sewer, _id)])
    tahi.clock.set(now)
    for (const answer of again) expect(answer.ok.data).toEqual(first)
    expect((await shown(sewer, _id)).read).toBe(true)
    expect((await shown(board.admin, _id)).read).toBe(false)
  })

  it('is told to their other devices once, also when they had read the notice before', async () => {
    const { manager, sewer, tahi } = board
    const { _id } = await board.post(manager)
    await tahi.call(sewer, markNotificationsRead, { body: {} })
    const [own, other] = [await listen(tahi, sewer), await listen(tahi, manager)]
    const told = async ({ all }: Listening) =>
      (await all()).filter(({ name }) => name === notificationsRead.name).map(({ payload }) => payload)
    for (const _ of [1, 2]) await board.read(sewer, _id)
    expect(await told(own)).toEqual([{ unread: 0 }])
    const next = await board.post(manager)
    await board.read(sewer, next._id)
    expect(await told(own)).toEqual([{ unread: 0 }, { unread: 0 }])
    expect(await told(other)).toEqual([])
  })

  it('is noted of nobody else, of no other branch and of nothing cancelled', async () => {
    const { manager, otherSewer, otherManager, admin, sewer } = board
    const { _id } = await board.post(manager)
    for (const stranger of [otherSewer, otherManager])
      expect((await board.read(stranger, _id)).status).toBe(404)
    expect((await board.read(sewer, randomUUID())).status).toBe(404)
    const elsewhere = board.tahi.database.work(contextOf(sewer), ({ queries }) =>
      sql`insert into announcement_reading (announcement_id, person_id) values (${_id}, ${manager.id})`.execute(
        queries,
      ),
    )
    await expect(elsewhere).rejects.toThrow(/row-level security/)
    await board.read(sewer, _id)
    await board.save(admin, { _id, status: false })
    expect((await board.read(sewer, _id)).status).toBe(404)
    expect((await readers(admin, _id)).status).toBe(404)
  })

  it('is counted of the active people it is for, its author aside', async () => {
    const { manager, sewer, otherSewer, otherManager, admin, act, hr, tahi, branch } = board
    const [second, left] = [await tahi.addPerson('user', branch), await tahi.addPerson('user', branch)]
    const own = await board.post(manager)
    const fromOffice = await board.post(admin, { branchId: branch })
    const toAll = await board.post(hr, { branchId: 'All' })
    // Readings by the author and by head office do not count.
    for (const person of [sewer, left, manager, admin, act]) await board.read(person, own._id)
    for (const person of [sewer, otherSewer, act]) await board.read(person, toAll._id)
    await board.read(manager, fromOffice._id)
    await run(sql`update person set active = false where id = ${left.id}`)
    await run(sql`update person set branch_id = ${board.other} where id = ${second.id}`)
    await board.read(second, toAll._id)

    expect(own.readers).toEqual({ read: 0, people: 3 })
    expect((await shown(manager, own._id)).readers).toEqual({ read: 1, people: 1 })
    expect((await shown(admin, fromOffice._id)).readers).toEqual({ read: 1, people: 2 })
    const everybody = await run(
      sql`select count(*) as people from person where active and branch_id is not null`,
    )
    const { readers: ofAll } = await shown(admin, toAll._id)
    expect(ofAll).toEqual({ read: 3, people: (everybody.rows[0] as { people: number }).people })
    expect((await shown(otherManager, toAll._id)).readers).toBeNull()
  })

  it('is counted without an author who has left, whom nobody counts as a reader either', async () => {
    const { manager, admin } = board
    const { _id } = await board.post(manager)
    await run(sql`update person set active = false where id = ${manager.id}`)
    expect((await shown(admin, _id)).readers).toEqual({ read: 0, people: 1 })
  })

  it('is counted in lists for the author and head office, and for nobody else', async () => {
    const { manager, sewer, admin, hr, act, tahi, branch } = board
    const colleague = await tahi.addPerson('manager', branch)
    const { _id } = await board.post(manager)
    await board.post(admin, { branchId: 'All' })
    await board.read(sewer, _id)
    const counts = async (as: Person) => {
      const query = { search: board.mark, sort: 'createdAt', branchId: branch }
      const { data } = (await tahi.call(as, listAnnouncements, { params: { id: 'all' }, query })).ok
      return data.map((announcement) => announcement.readers).sort(nullsLast)
    }
    expect(await counts(manager)).toEqual([{ read: 1, people: 2 }, null])
    for (const person of [admin, hr])
      expect(await counts(person)).toMatchObject([{ read: 1, people: 2 }, { read: 0 }])
    for (const person of [colleague, act, sewer]) expect(await counts(person)).toEqual([null, null])
  })

  it('is listed: who has not yet by name, then the latest readers; filtered, searched, paged', async () => {
    const { manager, sewer, admin, tahi, branch } = board
    const add = (firstName: string, lastName: string) =>
      tahi.addPerson('user', branch, { firstName, lastName })
    const [zita] = [await add('Zita', 'Zamora'), await add('Ben', 'abrenica'), await add('Ana', 'Bello')]
    const { _id } = await board.post(manager)
    const now = tahi.clock.now()
    await board.read(sewer, _id)
    tahi.clock.set(new Date(now.getTime() + 60_000))
    await board.read(zita, _id)
    tahi.clock.set(now)
    for (const person of [manager, admin])
      expect(await names(person, _id)).toEqual(['Ben abrenica', 'Ana Bello', 'Zita Zamora', 'Lito Abad'])
    expect(await names(manager, _id, { status: 'read' })).toEqual(['Zita Zamora', 'Lito Abad'])
    expect(await names(manager, _id, { status: 'unread' })).toEqual(['Ben abrenica', 'Ana Bello'])
    expect(await names(manager, _id, { search: 'BEN ab' })).toEqual(['Ben abrenica'])
    expect(await names(manager, _id, { search: zita.code.toLowerCase() })).toEqual(['Zita Zamora'])
    const page = (await readers(manager, _id, { page: 2, pageSize: 3 })).ok.data
    expect(page).toMatchObject({
      total: 4,
      people: [{ employee: { _id: sewer.id }, readAt: now.toISOString() }],
    })
    expect(page.people[0]?.branchName).toMatch(/^Branch/)
  })

  it('is listed beside the counts, which are of everybody whatever is asked for', async () => {
    const { manager, sewer, tahi, branch } = board
    await tahi.addPerson('user', branch)
    const { _id } = await board.post(manager)
    await board.read(sewer, _id)
    for (const query of [{}, { status: 'read' }, { search: 'nobody' }, { page: 9, pageSize: 1 }] as const)
      expect((await readers(manager, _id, query)).ok.data.readers).toEqual({ read: 1, people: 2 })
  })

  it('is shown to the author and to head office alone', async () => {
    const { manager, otherManager, act, sewer, admin, hr, tahi, branch } = board
    const colleague = await tahi.addPerson('manager', branch)
    const { _id } = await board.post(manager)
    const toAll = await board.post(admin, { branchId: 'All' })
    for (const person of [manager, admin, hr]) expect((await readers(person, _id)).status).toBe(200)
    for (const person of [colleague, act, sewer]) expect((await readers(person, _id)).status).toBe(403)
    expect((await readers(otherManager, _id)).status).toBe(404)
    expect((await readers(manager, toAll._id)).status).toBe(403)
  })

  const contextOf = (person: Person) => ({
    scope: scopeOf({ personId: person.id, role: person.role, branchId: person.branchId }),
    actor: { personId: person.id, name: 'S', address: 'test', requestId: 'test' },
    moment: { now: board.tahi.clock.now(), today: '2026-11-18', time: 600, timeZone: 'Asia/Manila' },
    announcer: toNobody,
  })
})

const nullsLast = (one: object | null, other: object | null) => Number(one === null) - Number(other === null)
