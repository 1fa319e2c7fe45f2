import { randomUUID } from 'node:crypto'
import { announcement, listAnnouncements, readAnnouncement, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type AnnouncementsBranches,
  openAnnouncementsBranches,
} from '../../../test/fixtures/announcements-branches.ts'
import { invalidAt } from '../../../test/fixtures/invalid-at.ts'
import type { Person } from '../../../test/fixtures/server.ts'

const today = '2026-11-18'
const msg = texts.announcement.ownBranchOnly
const notToAll = { code: 'not_allowed', msg, errors: [{ path: 'branchId', msg }] }

describe('an announcement', () => {
  let board: AnnouncementsBranches
  let all: Person[]

  beforeEach(async () => {
    board = await openAnnouncementsBranches()
    const { manager, sewer, otherManager, otherSewer, admin, hr, act } = board
    all = [manager, sewer, otherManager, otherSewer, admin, hr, act]
  })

  const list = async (as: Person) =>
    (
      await board.tahi.call(as, listAnnouncements, {
        params: { id: 'all' },
        query: { search: board.mark },
      })
    ).ok.data
  const seenBy = async (people: Person[]) => {
    const seen: boolean[] = []
    for (const person of people) seen.push((await list(person)).length > 0)
    return seen
  }

  it('is posted to the HR Admin’s own branch, changed, cancelled and audited', async () => {
    const { manager, branch, mark, save } = board
    const made = await board.post(manager)
    expect(made).toMatchObject({
      userId: manager.id,
      postedBy: 'Rosa Dizon',
      branchId: branch,
      startDate: today,
      endDate: today,
      status: true,
      read: true,
      version: 1,
      can: ['edit', 'cancel', 'readers'],
    })
    const changes = { title: `${mark} Pay day moved`, endDate: '2026-11-20', version: 1 }
    const changed = (await save(manager, { _id: made._id, ...changes })).ok.data
    expect(changed).toMatchObject({ ...made, ...changes, version: 2, edition: 2 })
    expect(await list(manager)).toEqual([changed])

    const cancelled = (await save(manager, { _id: made._id, status: false, version: 2 })).ok.data
    expect(cancelled).toMatchObject({ status: false, version: 3, readers: null, can: [] })
    expect(await seenBy(all)).toEqual(all.map(() => false))
    const gone = await board.tahi.call(manager, readAnnouncement, { params: { id: made._id } })
    expect(gone.status).toBe(404)
    const { rows } = await board.tahi.database.asOwner((queries) =>
      sql`select action, branch_id, actor_id, before, after from audit_entry
        where entity_id = ${made._id} order by id`.execute(queries),
    )
    const entry = { branch_id: branch, actor_id: manager.id }
    expect(rows).toMatchObject([
      { ...entry, action: 'announcement.create', after: { title: made.title, startDate: today } },
      {
        ...entry,
        action: 'announcement.change',
        before: { endDate: today },
        after: { endDate: '2026-11-20' },
      },
      { ...entry, action: 'announcement.cancel', before: { status: true }, after: { status: false } },
    ])
  })

  it('to a branch is read there and in head office, one to All by everybody', async () => {
    const { manager, otherManager, admin, hr, branch, save } = board
    const made = await board.post(admin, { branchId: branch })
    expect(await seenBy(all)).toEqual([true, true, false, false, true, true, true])
    await save(admin, { _id: made._id, status: false })
    const everywhere = await board.post(hr, { branchId: 'All' })
    expect(everywhere).toMatchObject({ branchId: 'All', branchName: 'All', userId: hr.id })
    expect(await seenBy(all)).toEqual(all.map(() => true))
    expect((await board.post(otherManager)).branchId).toBe(board.other)
    expect(await list(manager)).toHaveLength(1)
  })

  it('of an HR Admin goes nowhere but to their own branch', async () => {
    const { manager, branch, other, save, mark } = board
    const sent = { title: mark, desc: mark }
    expect((await save(manager, { ...sent, branchId: other })).status).toBe(404)
    const toAll = await save(manager, { ...sent, branchId: 'All' })
    expect([toAll.status, toAll.failure]).toMatchObject([403, notToAll])
    const { _id } = (await save(manager, { ...sent, branchId: branch })).ok.data
    expect((await save(manager, { _id, branchId: other })).status).toBe(404)
    expect((await save(manager, { _id, branchId: 'All' })).failure).toMatchObject(notToAll)
    expect(await list(manager)).toMatchObject([{ branchId: branch, version: 1 }])
  })

  it('is put by head office into the branch named, and may be put into another', async () => {
    const { admin, branch, other, save } = board
    const { _id } = await board.post(admin, { branchId: branch })
    for (const branchId of [other, 'All'])
      expect((await save(admin, { _id, branchId })).ok.data.branchId).toBe(branchId)
    expect((await save(admin, { _id, branchId: randomUUID() })).failure).toMatchObject({
      ...invalidAt('branchId'),
      msg: texts.organisation.gone,
    })
    const empty = await board.tahi.addBranch()
    const removed = await board.post(admin, { branchId: empty })
    await board.tahi.database.asOwner((queries) =>
      sql`update branch set active = false where id = ${empty}`.execute(queries),
    )
    expect((await save(admin, { title: 'Late', desc: 'Late', branchId: empty })).failure).toMatchObject(
      invalidAt('branchId'),
    )
    // An announcement of a removed branch can still be corrected.
    expect((await save(admin, { _id: removed._id, branchId: empty, desc: 'Mended' })).ok.data.version).toBe(2)
  })

  it('names every field that it lacks', async () => {
    const { admin, manager, save } = board
    expect((await save(admin, {})).failure).toMatchObject({
      code: 'invalid',
      errors: [
        { path: 'branchId', msg: texts.announcement.noBranch },
        { path: 'title', msg: texts.announcement.untitled },
        { path: 'desc', msg: texts.announcement.undescribed },
      ],
    })
    expect((await save(manager, { title: 'Only this' })).failure).toMatchObject(invalidAt('desc'))
  })

  it.each([
    ['title', { title: '  ' }],
    ['title', { title: 'x'.repeat(121) }],
    ['desc', { desc: '' }],
    ['desc', { desc: 'x'.repeat(5_001) }],
    ['startDate', { startDate: '2026-02-30' }],
    ['endDate', { startDate: '2026-11-20', endDate: '2026-11-19' }],
    ['endDate', { endDate: '2026-11-17' }],
  ])('needs a sensible %s', async (path, wrong) => {
    const { manager, mark, save } = board
    const refused = await save(manager, { title: mark, desc: mark, ...wrong })
    expect(refused.failure).toMatchObject(invalidAt(path))
    const { _id } = await board.post(manager)
    if (path === 'endDate')
      expect((await save(manager, { _id, startDate: '2026-11-19' })).failure).toMatchObject(invalidAt(path))
    expect(await list(manager)).toMatchObject([{ _id, version: 1 }])
  })

  it('that starts on a day to come ends on it, unless told otherwise', async () => {
    const { manager, post } = board
    expect(await post(manager, { startDate: '2026-12-24' })).toMatchObject({ endDate: '2026-12-24' })
    expect(await post(manager, { startDate: '2026-11-02' })).toMatchObject({ endDate: today })
  })

  it('is posted once by a client that repeats itself, also at the same moment', async () => {
    const { manager, mark, save } = board
    const body = { _id: randomUUID(), title: mark, desc: mark }
    const answers = await Promise.all([save(manager, body), save(manager, body), save(manager, body)])
    expect(answers.map(({ ok }) => ok.data.version)).toEqual([1, 1, 1])
    expect(await list(manager)).toHaveLength(1)
    const cancel = { _id: body._id, status: false, version: 1 }
    for (const _ of [1, 2])
      expect((await save(manager, cancel)).ok.data).toMatchObject({ status: false, version: 2 })
  })

  it('is not changed by who read an older version, who gets the newer', async () => {
    const { manager, save, mark } = board
    const { _id } = await board.post(manager)
    await save(manager, { _id, desc: `${mark} newer`, version: 1 })
    const { failure } = await save(manager, { _id, desc: 'older', version: 1 })
    expect(failure).toMatchObject({ code: 'stale', data: { desc: `${mark} newer`, version: 2 } })
    // The console shows both versions, so the refusal must contain the whole announcement.
    expect(announcement.safeParse(failure.data).error).toBeUndefined()
    expect(await list(manager)).toMatchObject([{ desc: `${mark} newer` }])
  })

  it('stays cancelled', async () => {
    const { admin, manager, save, branch } = board
    const { _id } = await board.post(admin, { branchId: branch })
    await save(manager, { _id, status: false })
    for (const change of [{ status: true }, { title: 'Back', version: 1 }])
      expect((await save(admin, { _id, ...change })).failure).toMatchObject({
        code: 'conflict',
        msg: texts.announcement.cancelled,
      })
    expect(await list(admin)).toEqual([])
  })

  it('of an HR Admin’s own branch is theirs to change, whoever posted it; one to All is head office’s', async () => {
    const { admin, hr, manager, otherManager, act, sewer, branch, save, mark } = board
    const { _id } = await board.post(admin, { branchId: branch })
    expect((await save(manager, { _id, title: `${mark} By the manager` })).status).toBe(200)
    expect((await save(hr, { _id, title: `${mark} By HR` })).status).toBe(200)
    expect((await save(otherManager, { _id, title: 'Foreign', version: 1 })).status).toBe(404)
    expect((await save(otherManager, { _id, title: 'Foreign' })).status).toBe(404)
    expect((await save(otherManager, { _id, title: 'Foreign', desc: 'Foreign' })).status).toBe(404)
    for (const reader of [act, sewer]) expect((await save(reader, { _id, title: 'Reader' })).status).toBe(403)
    expect(await list(admin)).toMatchObject([{ title: `${mark} By HR`, userId: admin.id, version: 3 }])

    const toAll = await board.post(admin, { branchId: 'All' })
    for (const change of [{ title: 'Mine' }, { status: false }, { branchId: branch }]) {
      const refused = await save(manager, { _id: toAll._id, ...change })
      expect(refused.failure).toMatchObject({ code: 'not_allowed', msg: texts.announcement.notYours })
    }
    expect(await list(otherManager)).toMatchObject([{ title: toAll.title, version: 1 }])
  })

  it('that is not there is neither changed nor cancelled', async () => {
    const { manager, admin, save, branch } = board
    expect((await save(manager, { _id: randomUUID(), endDate: today })).status).toBe(404)
    const cancelled = { title: 'Never', desc: 'Never', branchId: branch, status: false }
    expect((await save(admin, cancelled)).status).toBe(404)
  })
})
