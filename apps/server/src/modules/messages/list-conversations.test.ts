import { listConversations, updatePerson } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type MessagesBranch, openMessagesBranch } from '../../../test/fixtures/messages-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'

let desk: MessagesBranch
beforeEach(async () => {
  desk = await openMessagesBranch()
})

const names = async (...asked: Parameters<MessagesBranch['list']>) =>
  (await desk.list(...asked)).ok.data.map(({ name }) => name)
const entry = async (as: Person, other: Person) => {
  const found = (await desk.list(as)).ok.data.find(({ id }) => id === other.id)
  if (!found) throw new Error('This person is not on the list')
  return found
}

describe('the conversation list', () => {
  it('has one’s own conversations, the latest first, and then by name those of the branch without one', async () => {
    const { tahi, manager, sewer, cutter } = desk
    await tahi.addPerson('user', desk.branch, { firstName: 'Zeny', lastName: 'Aquino' })
    expect(await names(manager)).toEqual(['Nena Abad', 'Zeny Aquino', 'Rico Bautista'])
    const now = tahi.clock.now()
    await desk.write(cutter, manager, 'May bayad na po ba?')
    expect(await names(manager)).toEqual(['Rico Bautista', 'Nena Abad', 'Zeny Aquino'])
    tahi.clock.set(new Date(now.getTime() + 1_000))
    await desk.write(manager, sewer, 'Please come to the office')
    tahi.clock.set(now)
    expect(await names(manager)).toEqual(['Nena Abad', 'Rico Bautista', 'Zeny Aquino'])
    expect(await entry(manager, cutter)).toEqual({
      id: cutter.id,
      name: 'Rico Bautista',
      userId: cutter.code,
      title: 'Employee',
      branchName: expect.any(String),
      avatar: null,
      reachable: true,
      lastMessage: 'May bayad na po ba?',
      lastAt: now.toISOString(),
      lastIsOwn: false,
      unread: 1,
      status: { status: false },
    })
    expect(await entry(manager, sewer)).toMatchObject({
      lastIsOwn: true,
      unread: 0,
      status: { status: true },
    })
  })

  it('is of an employee the HR of the branch and every HR Manager, by their titles', async () => {
    const { sewer, manager, hr, otherManager, cutter } = desk
    const { data } = (await desk.list(sewer)).ok
    const ids = data.map(({ id }) => id)
    for (const writes of [manager, hr]) expect(ids).toContain(writes.id)
    for (const stranger of [otherManager, cutter, sewer, desk.admin]) expect(ids).not.toContain(stranger.id)
    expect(await entry(sewer, hr)).toMatchObject({ name: 'Helen Lim', title: 'HR Manager', branchName: null })
    expect(await entry(sewer, manager)).toMatchObject({ title: 'HR Admin' })
  })

  it('is of an HR Manager the employees of every branch', async () => {
    const { hr, sewer, otherSewer, manager } = desk
    const ids = (await desk.list(hr)).ok.data.map(({ id }) => id)
    for (const employee of [sewer, otherSewer]) expect(ids).toContain(employee.id)
    expect(ids).not.toContain(manager.id)
  })

  it('counts what is unread, and finds just those', async () => {
    const { manager, sewer, cutter } = desk
    const first = await desk.write(sewer, manager)
    const second = await desk.write(sewer, manager)
    await desk.write(cutter, manager)
    expect((await desk.list(manager, { unread: 'true', page: 1, pageSize: 1 })).ok.total).toBe(2)
    expect((await entry(manager, sewer)).unread).toBe(2)
    await desk.see(manager, first)
    expect((await entry(manager, sewer)).unread).toBe(1)
    await desk.see(manager, second)
    expect(await names(manager, { unread: 'true' })).toEqual(['Rico Bautista'])
    expect(await names(manager, { unread: 'false' })).toEqual(['Nena Abad'])
    expect((await entry(sewer, manager)).unread, 'of oneself nothing is unread').toBe(0)
  })

  it('is searched by name and user ID, and paged', async () => {
    const { manager, sewer, cutter } = desk
    expect(await names(manager, { search: 'BAUT' })).toEqual(['Rico Bautista'])
    expect(await names(manager, { search: 'nena abad' })).toEqual(['Nena Abad'])
    expect(await names(manager, { search: cutter.code })).toEqual(['Rico Bautista'])
    expect((await desk.list(manager, { search: '%' })).ok).toMatchObject({ total: 0, data: [] })
    await desk.write(manager, sewer)
    const second = (await desk.list(manager, { page: 2, pageSize: 1 })).ok
    expect([second.total, second.data.map(({ name }) => name)]).toEqual([2, ['Rico Bautista']])
    expect((await desk.list(manager, { page: 9, pageSize: 1 })).ok).toMatchObject({ total: 2, data: [] })
  })

  it('gives one person alone, and nobody for whoever cannot be written to', async () => {
    const { manager, cutter, otherSewer, colleague } = desk
    expect(await names(manager, { with: cutter.id })).toEqual(['Rico Bautista'])
    for (const { id } of [otherSewer, colleague, manager])
      expect((await desk.list(manager, { with: id })).ok).toMatchObject({ total: 0, data: [] })
  })

  it('keeps whoever is gone with what was written, and nobody else who is', async () => {
    const { tahi, manager, sewer, cutter, hr } = desk
    await desk.write(sewer, manager)
    await tahi.call(hr, updatePerson, { body: { _id: sewer.id, branchId: await tahi.addBranch('Far away') } })
    await tahi.call(manager, updatePerson, { body: { _id: cutter.id, status: false } })
    const { data } = (await desk.list(manager)).ok
    expect(data).toMatchObject([{ name: 'Nena Abad', reachable: false, unread: 1, branchName: null }])
    expect(await entry(sewer, manager)).toMatchObject({ name: 'Maria Reyes', reachable: false })
  })

  it('is one’s own alone', async () => {
    const { tahi, manager, sewer, colleague } = desk
    const of = (userId: string) => tahi.call(manager, listConversations, { params: { userId }, query: {} })
    for (const userId of ['all', ':userId', manager.id]) expect((await of(userId)).ok.total).toBe(2)
    for (const { id } of [sewer, colleague]) expect((await of(id)).status).toBe(404)
  })

  it('asks as few statements for many people as for one', async () => {
    const { tahi, manager, branch } = desk
    await tahi.database.asOwner(async (queries) => {
      await sql`
        insert into person (id, code, role, first_name, last_name, branch_id)
        select gen_random_uuid(), 'M-' || ${branch} || number, 'user', 'First', 'Last' || number, ${branch}::uuid
        from generate_series(1, 500) as number`.execute(queries)
      await sql`
        insert into person_detail (person_id, branch_id, email)
        select id, branch_id, id || '@example.com' from person
        where branch_id = ${branch} and code like 'M-%'`.execute(queries)
      await sql`
        insert into conversation (id, one_id, other_id, messages, last_at)
        select gen_random_uuid(), least(id, ${manager.id}::uuid), greatest(id, ${manager.id}::uuid), 20, now()
        from person where branch_id = ${branch} and code like 'M-%'`.execute(queries)
      await sql`
        insert into message (id, conversation_id, position, branch_id, sender_id, recipient_id, text, sent_at, seen_at)
        select gen_random_uuid(), conversation.id, number, ${branch}::uuid, person.id, ${manager.id}::uuid, 'Po', now(),
          case when number <= 19 then now() end
        from conversation
        join person on person.id in (one_id, other_id) and person.id <> ${manager.id}
        cross join generate_series(1, 20) as number
        where ${manager.id} in (one_id, other_id)`.execute(queries)
    })
    const statements = vi.spyOn((await import('pg')).default.Client.prototype, 'query')
    const { ok } = await desk.list(manager, { page: 1, pageSize: 30 })
    const asked = statements.mock.calls.length
    statements.mockRestore()
    expect([ok.total, ok.data.length, ok.data[0]?.unread]).toEqual([502, 30, 1])
    // The session, begin and commit, and the list.
    expect(asked).toBeLessThanOrEqual(5)
  })
})
