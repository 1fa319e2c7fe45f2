import { randomUUID } from 'node:crypto'
import { limits, type Message, saveNotificationChoices, texts, updatePerson } from '@tahi/contract'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hangUp, listen } from '../../../test/fixtures/live.ts'
import { type MessagesBranch, openMessagesBranch } from '../../../test/fixtures/messages-branch.ts'
import { bellOf } from '../../../test/fixtures/notifications.ts'
import type { Person } from '../../../test/fixtures/server.ts'
import { toNobody } from '../../platform/live/announcer.ts'
import { scopeOf } from '../../platform/scope.ts'

afterAll(hangUp)

let desk: MessagesBranch
beforeEach(async () => {
  desk = await openMessagesBranch()
})

const textsOf = (messages: readonly Message[]) => messages.map(({ text }) => text)

describe('a thread', () => {
  it('is the same from both sides, in the order it was written, page by page upwards', async () => {
    const { manager, sewer } = desk
    for (let number = 1; number <= 7; number++)
      await desk.write(
        ...(number % 3 === 0 ? ([sewer, manager] as const) : ([manager, sewer] as const)),
        `${number}`,
      )
    const latest = (await desk.thread(manager, sewer, { pageSize: 3 })).ok
    expect([textsOf(latest.data), latest.total]).toEqual([['5', '6', '7'], 7])
    const above = (await desk.thread(manager, sewer, { pageSize: 3, before: latest.data[0]?._id })).ok
    expect(textsOf(above.data)).toEqual(['2', '3', '4'])
    const top = (await desk.thread(sewer, manager, { pageSize: 3, before: above.data[0]?._id })).ok
    expect([textsOf(top.data), top.total]).toEqual([['1'], 7])
    const whole = (await desk.thread(sewer, manager)).ok
    expect([textsOf(whole.data), whole.total]).toEqual([['1', '2', '3', '4', '5', '6', '7'], 7])
    expect(whole.data).toEqual((await desk.thread(manager, sewer)).ok.data)
  })

  it('comes whole where no page is asked for, as far as a list may go', async () => {
    const { manager, sewer, tahi } = desk
    const first = await desk.write(sewer, manager, 'first')
    for (let number = 0; number < limits.threadPageSize; number++) await desk.write(manager, sewer, 'later')
    const whole = (await desk.thread(sewer, manager)).ok
    expect([whole.total, whole.data.length]).toEqual([limits.threadPageSize + 1, limits.threadPageSize + 1])
    expect(whole.data[0]).toMatchObject({ _id: first._id, text: 'first' })
    const before = whole.data.at(-1)?._id
    expect((await desk.thread(sewer, manager, { before })).ok.data).toHaveLength(limits.threadPageSize)

    await tahi.database.asOwner((queries) =>
      sql`update conversation set messages = ${limits.largestList + 1}
        where ${sewer.id} in (one_id, other_id)`.execute(queries),
    )
    expect((await desk.thread(sewer, manager)).failure).toMatchObject({
      code: 'invalid',
      msg: texts.tooManyRows,
    })
    expect((await desk.thread(sewer, manager, { pageSize: 1 })).status).toBe(200)
  })

  it('is empty with whoever was not written to, and not found with whoever cannot be', async () => {
    const { manager, sewer, otherSewer, colleague, admin } = desk
    expect((await desk.thread(manager, sewer)).ok).toMatchObject({ data: [], total: 0 })
    for (const stranger of [otherSewer, colleague, admin, manager, { ...sewer, id: randomUUID() }])
      expect((await desk.thread(manager, stranger)).status).toBe(404)
  })

  it('has no page above a message of another thread', async () => {
    const { manager, sewer, cutter, colleague } = desk
    await desk.write(manager, sewer)
    const other = await desk.write(manager, cutter)
    const foreign = await desk.write(colleague, sewer)
    for (const before of [other._id, foreign._id, randomUUID()])
      expect((await desk.thread(manager, sewer, { before })).status).toBe(404)
  })

  it('is nobody else’s: not of another HR Admin of the branch, not of head office', async () => {
    const { tahi, manager, sewer, colleague, hr, admin, accountant } = desk
    const { _id } = await desk.write(sewer, manager, 'Private')
    const rowsOf = (person: Person) =>
      tahi.database.work(
        {
          scope: scopeOf({ personId: person.id, role: person.role, branchId: person.branchId }),
          actor: { personId: person.id, name: 'Somebody', address: 'test', requestId: 'test' },
          moment: { now: tahi.clock.now(), today: '2026-11-18', time: 600, timeZone: 'Asia/Manila' },
          announcer: toNobody,
        },
        async ({ queries }) => {
          const { rows } = await sql`
            select id from message where id = ${_id} union all
            select conversation.id from conversation where ${manager.id} in (one_id, other_id)`.execute(
            queries,
          )
          return rows.length
        },
      )
    for (const reader of [manager, sewer]) expect(await rowsOf(reader)).toBe(2)
    for (const stranger of [colleague, hr, admin, accountant]) {
      expect(await rowsOf(stranger)).toBe(0)
      const thread = await desk.thread(stranger, sewer)
      expect(thread.raw.toString()).not.toContain('Private')
    }
    for (const stranger of [admin, accountant]) {
      expect((await desk.thread(stranger, sewer)).status).toBe(403)
      expect((await desk.list(stranger)).status).toBe(403)
    }
    expect((await desk.list(colleague)).raw.toString()).not.toContain('Private')
  })

  it('cannot be written into past the verbs', async () => {
    const { tahi, manager, sewer, colleague, branch } = desk
    await desk.write(sewer, manager)
    const intruding = (as: Person, senderId: string) =>
      tahi.database.work(
        {
          scope: scopeOf({ personId: as.id, role: as.role, branchId: as.branchId }),
          actor: { personId: as.id, name: 'Somebody', address: 'test', requestId: 'test' },
          moment: { now: tahi.clock.now(), today: '2026-11-18', time: 600, timeZone: 'Asia/Manila' },
          announcer: toNobody,
        },
        async ({ queries }) => {
          const { rows } = await sql<{ id: string }>`
            select conversation_id as id from message where sender_id = ${sewer.id}`.execute(queries)
          await sql`
            insert into message (id, conversation_id, position, branch_id, sender_id, recipient_id, text, sent_at)
            values (${randomUUID()}, ${rows[0]?.id ?? randomUUID()}, 2, ${branch}, ${senderId}, ${sewer.id}, 'x', now())`.execute(
            queries,
          )
        },
      )
    await expect(intruding(colleague, colleague.id)).rejects.toThrow(/row-level security/)
    await expect(intruding(manager, colleague.id)).rejects.toThrow(/row-level security/)
    await expect(intruding(manager, manager.id)).resolves.toBeUndefined()
  })
})

describe('seeing a message', () => {
  const seenBy = async (as: Person, other: Person) =>
    (await desk.thread(as, other)).ok.data.map(({ isSeen }) => isSeen.status)

  it('marks it and those before it from the same sender, and tells both', async () => {
    const { tahi, manager, sewer, cutter, colleague } = desk
    await desk.write(sewer, manager, 'first')
    const second = await desk.write(sewer, manager, 'second')
    await desk.write(manager, sewer, 'answer')
    await desk.write(sewer, manager, 'third')
    await desk.write(cutter, manager, 'other')
    const [own, other, stranger] = await Promise.all(
      [manager, sewer, colleague].map((person) => listen(tahi, person)),
    )
    expect((await desk.see(manager, second)).ok.data).toEqual({ ...second, isSeen: { status: true } })
    expect(await seenBy(sewer, manager)).toEqual([true, true, false, false])
    expect(await seenBy(cutter, manager)).toEqual([false])
    expect(await own?.all()).toEqual([{ name: 'conversation-changed', payload: { withId: sewer.id } }])
    expect(await other?.all()).toEqual([{ name: 'conversation-changed', payload: { withId: manager.id } }])
    expect(await stranger?.all()).toEqual([])
    await desk.see(manager, second)
    expect(await own?.all(), 'again it changes nothing').toHaveLength(1)
  })

  it('is the recipient’s alone', async () => {
    const { manager, sewer, cutter, colleague, admin } = desk
    const message = await desk.write(sewer, manager)
    for (const stranger of [sewer, cutter, colleague])
      expect((await desk.see(stranger, message)).status).toBe(404)
    expect((await desk.see(admin, message)).status).toBe(403)
    expect(await seenBy(sewer, manager)).toEqual([false])
  })

  it('leaves the notifications of the sender’s messages until the last one is seen', async () => {
    const { tahi, manager, sewer, cutter } = desk
    const kinds = [{ kind: 'message' as const, bell: true, push: true }]
    await tahi.call(manager, saveNotificationChoices, { body: { kinds } })
    const unread = async () => (await bellOf(tahi, manager)).filter(({ read }) => !read).length
    const first = await desk.write(sewer, manager, 'first')
    const second = await desk.write(sewer, manager, 'second')
    await desk.write(cutter, manager)
    await desk.see(manager, first)
    expect(await unread()).toBe(3)
    await desk.see(manager, second)
    expect(await unread()).toBe(1)
  })

  it('still counts when the sender is gone', async () => {
    const { tahi, manager, sewer } = desk
    const message = await desk.write(sewer, manager)
    await tahi.call(manager, updatePerson, { body: { _id: sewer.id, status: false } })
    expect((await desk.see(manager, message)).status).toBe(200)
    expect((await desk.list(manager, { unread: 'true' })).ok.total).toBe(0)
  })
})
