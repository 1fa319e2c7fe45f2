import { type Input, listAnnouncements, readAnnouncement } from '@tahi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type AnnouncementsBranches,
  openAnnouncementsBranches,
} from '../../../test/fixtures/announcements-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

describe('reading announcements', () => {
  let board: AnnouncementsBranches
  let mark: string

  beforeEach(async () => {
    board = await openAnnouncementsBranches()
    mark = board.mark
  })

  const ask = (as: Person, query: Input<typeof listAnnouncements>['query'] = {}, id = 'all') =>
    board.tahi.call(as, listAnnouncements, { params: { id }, query: { search: mark, ...query } })
  const titles = async (...asked: Parameters<typeof ask>) =>
    (await ask(...asked)).ok.data.map(({ title }) => title.replace(`${mark} `, ''))

  /** The branch's own on Mon to Wed, the other's on Thu, those for all on Fri to Sun, a minute apart. */
  const fill = async () => {
    const { admin, branch, other, post, tahi } = board
    const notices = [
      ['Bundy clock', branch, '2026-11-16', '2026-11-18'],
      ['Alarm', other, '2026-11-19', '2026-11-19'],
      ['christmas party', 'All', '2026-11-20', '2026-11-22'],
    ] as const
    const now = tahi.clock.now()
    const made = []
    for (const [index, [title, branchId, startDate, endDate]] of notices.entries()) {
      tahi.clock.set(new Date(now.getTime() + index * 60_000))
      made.push(await post(admin, { title: `${mark} ${title}`, branchId, startDate, endDate }))
    }
    tahi.clock.set(now)
    return made
  }

  it('gives the newest first, of what is for the caller, with who posted it and where', async () => {
    await fill()
    const { admin, act, manager, sewer, otherManager, otherSewer } = board
    const every = ['christmas party', 'Alarm', 'Bundy clock']
    for (const person of [admin, act]) expect(await titles(person)).toEqual(every)
    for (const person of [manager, sewer]) expect(await titles(person)).toEqual([every[0], every[2]])
    for (const person of [otherManager, otherSewer])
      expect(await titles(person)).toEqual([every[0], every[1]])
    expect((await ask(sewer)).ok.data[0]).toMatchObject({
      postedBy: 'Gloria Reyes',
      branchName: 'All',
      createdAt: '2026-11-18T02:02:00.000Z',
      readers: null,
      can: [],
    })
  })

  it('asks for a branch by path or filter, those to All included', async () => {
    await fill()
    const { admin, hr, manager, sewer, branch, other } = board
    const own = ['christmas party', 'Bundy clock']
    for (const person of [admin, hr, manager, sewer]) {
      expect(await titles(person, { branchId: branch })).toEqual(own)
      expect(await titles(person, {}, branch)).toEqual(own)
    }
    expect(await titles(admin, { branchId: 'all' })).toHaveLength(3)
    expect(await titles(admin, {}, ':id')).toHaveLength(3)
    for (const person of [manager, sewer]) {
      expect((await ask(person, { branchId: other })).status).toBe(404)
      expect((await ask(person, {}, other)).status).toBe(404)
    }
    expect((await ask(admin, {}, manager.id)).status).toBe(404)
  })

  it.each([
    ['2026-11-18', '2026-11-19', ['Alarm', 'Bundy clock']],
    ['2026-11-22', undefined, ['christmas party']],
    [undefined, '2026-11-16', ['Bundy clock']],
    ['2026-11-21', '2026-11-21', ['christmas party']],
    ['2026-11-23', undefined, []],
    [undefined, '2026-11-15', []],
  ])('from %s to %s gives those that hold on a day of it', async (from, to, expected) => {
    await fill()
    expect(await titles(board.admin, { from, to })).toEqual(expected)
  })

  it('searches title, description and poster, whatever the case', async () => {
    const { admin, manager, post } = board
    await post(admin, { branchId: 'All', title: `${mark} Gate`, desc: 'Bring your ID' })
    await post(manager, { title: `${mark} Canteen`, desc: 'Closed on Monday' })
    const found = async (search: string) =>
      (await ask(admin, { search, branchId: board.branch })).ok.data
        .filter(({ title }) => title.startsWith(mark))
        .map(({ title }) => title.slice(9))
    expect(await found(`${mark.toUpperCase()} gATE`)).toEqual(['Gate'])
    expect(await found('closed ON')).toEqual(['Canteen'])
    expect(await found('rosa diz')).toEqual(['Canteen'])
    expect(await found('100%')).toEqual([])
  })

  it('is sorted and paged by the database', async () => {
    await fill()
    await board.post(board.manager, { title: `${mark} Dress code`, endDate: '2026-11-30' })
    const sorted = async (sort: string) => titles(board.admin, { sort })
    const [bundy, alarm, party, dress] = ['Bundy clock', 'Alarm', 'christmas party', 'Dress code']
    expect(await sorted('title')).toEqual([alarm, bundy, party, dress])
    expect((await sorted('-postedBy'))[0]).toBe(dress)
    expect((await sorted('branchName'))[0]).toBe(party)
    expect((await sorted('-branchName')).at(-1)).toBe(party)
    expect(await sorted('startDate')).toEqual([bundy, dress, alarm, party])
    expect(await sorted('-endDate')).toEqual([dress, party, alarm, bundy])
    expect(await sorted('createdAt')).toEqual([...(await sorted('-createdAt'))].reverse())
    const page = (await ask(board.admin, { sort: 'title', page: 2, pageSize: 3 })).ok
    expect(page).toMatchObject({ total: 4, page: 2, pageSize: 3, data: [{ title: `${mark} ${dress}` }] })
    expect((await ask(board.admin, { sort: 'version' })).status).toBe(400)
  })

  it('says what each reader may do', async () => {
    const { admin, hr, act, manager, sewer, otherManager, tahi, branch } = board
    const colleague = await tahi.addPerson('manager', branch)
    const [own, toAll] = [await board.post(manager), await board.post(admin, { branchId: 'All' })]
    const everything = ['edit', 'cancel', 'readers']
    const can = async (as: Person, id: string) =>
      (await tahi.call(as, readAnnouncement, { params: { id } })).ok.data.can
    for (const person of [admin, hr])
      for (const { _id } of [own, toAll]) expect(await can(person, _id)).toEqual(everything)
    expect(await can(manager, own._id)).toEqual(everything)
    expect(await can(colleague, own._id)).toEqual(['edit', 'cancel'])
    expect(await can(manager, toAll._id)).toEqual([])
    for (const person of [act, sewer])
      for (const { _id } of [own, toAll]) expect(await can(person, _id)).toEqual([])
    const foreign = await tahi.call(otherManager, readAnnouncement, { params: { id: own._id } })
    expect(foreign.status).toBe(404)
  })
})
