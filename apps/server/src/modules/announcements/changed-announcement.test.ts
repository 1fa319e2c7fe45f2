import {
  type Input,
  listAnnouncementReaders,
  noteAnnouncementRead,
  readAnnouncement,
  readToday,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type AnnouncementsBranches,
  openAnnouncementsBranches,
} from '../../../test/fixtures/announcements-branches.ts'
import { trailOf } from '../../../test/fixtures/audit-trail.ts'
import { bellOf } from '../../../test/fixtures/notifications.ts'
import type { Person } from '../../../test/fixtures/server.ts'
import type { Queries } from '../../platform/database/connection.ts'

/** Queries that have the transaction change something once it has read a reading. */
const onceRead = (queries: Queries, change: (queries: Queries) => Promise<void>): Queries =>
  queries.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.rows[0] && 'readAt' in result.rows[0]) await change(queries)
      return result
    },
  })

describe('an announcement that says something else', () => {
  let board: AnnouncementsBranches
  let id: string

  beforeEach(async () => {
    board = await openAnnouncementsBranches()
    id = (await board.post(board.manager, { endDate: '2026-11-20' }))._id
    await board.read(board.sewer, id)
  })

  const shown = async (as: Person, _id = id) =>
    (await board.tahi.call(as, readAnnouncement, { params: { id: _id } })).ok.data
  const reader = async (query: Input<typeof listAnnouncementReaders>['query'] = {}) =>
    (await board.tahi.call(board.manager, listAnnouncementReaders, { params: { id }, query })).ok.data.people
  const change = (fields: Parameters<typeof board.save>[1], as = board.manager) =>
    board.save(as, { _id: id, ...fields })
  const note = (as: Person, edition: number, _id = id) =>
    board.tahi.call(as, noteAnnouncementRead, { body: { _id, edition } })
  const unread = async () => (await board.tahi.call(board.sewer, readToday, {})).ok.data.unread.announcements
  const later = async <T>(minutes: number, act: () => Promise<T>): Promise<T> => {
    const { clock } = board.tahi
    const now = clock.now()
    clock.set(new Date(now.getTime() + minutes * 60_000))
    try {
      return await act()
    } finally {
      clock.set(now)
    }
  }

  it.each([
    ['title', { title: 'Pay day is on Thursday' }],
    ['text', { desc: 'At the back gate.' }],
    ['first day', { startDate: '2026-11-19' }],
    ['last day', { endDate: '2026-11-21' }],
  ])('by its %s is unread again, and read once it is opened again', async (_, fields) => {
    const { manager, sewer, tahi } = board
    const before = await unread()
    const readBefore = tahi.clock.now().toISOString()
    expect((await change(fields)).ok.data).toMatchObject({ edition: 2, readers: { read: 0, people: 1 } })
    expect((await shown(sewer)).read).toBe(false)
    expect(await unread()).toBe(before + 1)
    expect(await reader()).toMatchObject([{ readAt: null, readBefore }])
    expect(await reader({ status: 'unread' })).toHaveLength(1)
    expect(await reader({ status: 'read' })).toEqual([])

    const { readAt } = (await later(3, () => board.read(sewer, id))).ok.data
    expect(readAt > readBefore).toBe(true)
    expect(await shown(sewer)).toMatchObject({ read: true, edition: 2 })
    expect(await unread()).toBe(before)
    expect((await shown(manager)).readers).toEqual({ read: 1, people: 1 })
    expect(await reader({ status: 'read' })).toMatchObject([{ readAt, readBefore: null }])
  })

  it('stays read after a small correction, and after a request that changes nothing', async () => {
    const { manager, sewer } = board
    const fixed = { title: 'Pay day, mended' }
    const corrected = (await change({ ...fixed, correction: true })).ok.data
    expect(corrected).toMatchObject({ ...fixed, version: 2, edition: 1, readers: { read: 1 } })
    // Also where it is repeated as a change: what was saved stays as it was said.
    for (const repeated of [fixed, {}, { ...fixed, correction: true, version: 1 }])
      expect((await change(repeated)).ok.data).toMatchObject({ version: 2, edition: 1 })
    expect((await shown(sewer)).read).toBe(true)
    expect((await shown(manager)).readers).toEqual({ read: 1, people: 1 })
  })

  it('is changed once by a client that repeats itself', async () => {
    await change({ desc: 'At the back gate.', version: 1 })
    await board.read(board.sewer, id)
    const again = (await change({ desc: 'At the back gate.', version: 1 })).ok.data
    expect(again).toMatchObject({ version: 2, edition: 2, readers: { read: 1 } })
  })

  it('stays read where only its audience changes', async () => {
    const { admin, sewer } = board
    expect((await change({ branchId: 'All' }, admin)).ok.data.edition).toBe(1)
    expect((await shown(sewer)).read).toBe(true)
  })

  it('is not read by who was still shown it as it stood before', async () => {
    const { sewer, otherSewer } = board
    await change({ desc: 'At the back gate.', branchId: 'All' }, board.admin)
    for (const person of [sewer, otherSewer]) {
      expect((await note(person, 1)).status).toBe(200)
      expect((await shown(person)).read).toBe(false)
    }
    expect((await note(sewer, 2)).status).toBe(200)
    expect((await shown(sewer)).read).toBe(true)
    // Nobody has read what is not written yet.
    await note(otherSewer, 9)
    expect((await shown(otherSewer)).read).toBe(true)
    await change({ desc: 'At the side gate.' }, board.admin)
    expect((await shown(otherSewer)).read).toBe(false)
  })

  it('keeps the notice of a change that is committed while an earlier edition is noted as read', async () => {
    const { manager, sewer, tahi } = board
    const { _id, title } = await board.post(manager, { title: 'Drill at ten' })
    // Between two statements of the call, as the transaction of another connection.
    const change = async (queries: Queries) => {
      await sql`reset role`.execute(queries)
      await sql`update announcement set edition = 2 where id = ${_id}`.execute(queries)
      await sql`set local role tahi_app`.execute(queries)
    }
    const { work } = tahi.database
    const noting = vi
      .spyOn(tahi.database, 'work')
      .mockImplementationOnce((context, run, access) =>
        work(context, (asked) => run({ ...asked, queries: onceRead(asked.queries, change) }), access),
      )
    expect((await note(sewer, 1, _id)).status).toBe(200)
    noting.mockRestore()
    const notices = (await bellOf(tahi, sewer)).filter(({ message }) => message === title)
    expect(notices).toMatchObject([{ read: false }])
    // The reading is there nevertheless, of the edition that was read.
    expect(await shown(sewer, _id)).toMatchObject({ edition: 2, read: false })
  })

  it('is read by whoever changed it, and by nobody else, its author included', async () => {
    const { admin, hr, manager } = board
    expect((await shown(manager)).read).toBe(true)
    await change({ desc: 'At the back gate.' }, hr)
    expect((await shown(hr)).read).toBe(true)
    expect((await shown(admin)).read).toBe(false)
    expect((await shown(manager)).read).toBe(false)
    await note(manager, 2)
    expect((await shown(manager)).read).toBe(true)
    await change({ desc: 'At the side gate.' })
    expect((await shown(manager)).read).toBe(true)
  })

  it('is in the trail with its edition, which a correction leaves', async () => {
    await change({ desc: 'At the back gate.' })
    await change({ desc: 'At the back gate!', correction: true })
    expect(await trailOf(board.tahi, id)).toMatchObject([
      { action: 'announcement.create', after: { edition: 1 } },
      { before: { edition: 1 }, after: { edition: 2 } },
      { before: { edition: 2 }, after: { edition: 2 } },
    ])
  })
})
