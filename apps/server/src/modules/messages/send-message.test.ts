import { randomUUID } from 'node:crypto'
import { limits, type Role, roles, sendMessage, texts, updatePerson } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type MessagesBranch, openMessagesBranch } from '../../../test/fixtures/messages-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'

let desk: MessagesBranch
beforeEach(async () => {
  desk = await openMessagesBranch()
})

const stored = async (): Promise<number> => {
  const people = Object.values(desk).flatMap((value: unknown) => (isPerson(value) ? [value.id] : []))
  const { rows } = await desk.tahi.database.asOwner((queries) =>
    sql<{ count: number }>`
      select count(*) as count from message where sender_id = any(${people}::uuid[]) or recipient_id = any(${people}::uuid[])`.execute(
      queries,
    ),
  )
  return rows[0]?.count ?? -1
}
const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' && value !== null && 'token' in value

describe('who writes to whom', () => {
  const branches = ['here', 'elsewhere'] as const
  const sides = roles.flatMap((role) => branches.map((where) => ({ role, where })))
  const pairs = sides.flatMap((from) => sides.map((to) => ({ from, to })))
  const headOffice: readonly Role[] = ['admin', 'hr', 'act']
  /** The rule as the specification states it (C6, D2), independent of the database's version. */
  const allowed = ({ from, to }: (typeof pairs)[number]): boolean => {
    const both = [from.role, to.role].sort().join(' ')
    return both === 'hr user' || (both === 'manager user' && from.where === to.where)
  }

  it('is an HR Admin and the employees of the branch, and an HR Manager and any employee', async () => {
    const { tahi } = desk
    const places = { here: await tahi.addBranch(), elsewhere: await tahi.addBranch() }
    const add = ({ role, where }: (typeof sides)[number]) =>
      tahi.addPerson(role, headOffice.includes(role) ? null : places[where])
    const senders = await Promise.all(sides.map(add))
    const recipients = await Promise.all(sides.map(add))
    for (const [number, pair] of pairs.entries()) {
      const sender = senders[Math.floor(number / sides.length)]
      const recipient = recipients[number % sides.length]
      if (!sender || !recipient) throw new Error('Somebody is missing')
      const { status } = await desk.send(sender, recipient)
      const mayWriteAtAll = ['manager', 'hr', 'user'].includes(pair.from.role)
      const expected = allowed(pair) ? 200 : mayWriteAtAll ? 404 : 403
      expect(status, JSON.stringify(pair)).toBe(expected)
    }
  })

  it('is nobody who is deactivated, nobody to oneself, and nobody who does not exist', async () => {
    const { tahi, manager, cutter, sewer } = desk
    await tahi.call(manager, updatePerson, { body: { _id: cutter.id, status: false } })
    expect((await desk.send(manager, cutter)).status).toBe(404)
    expect((await desk.send(sewer, sewer)).status).toBe(404)
    expect((await desk.send(sewer, { ...sewer, id: randomUUID() })).status).toBe(404)
    expect(await stored()).toBe(0)
  })

  it('is nobody in the name of another', async () => {
    const { manager, colleague, sewer } = desk
    const answer = await desk.send(manager, sewer, { senderId: colleague.id })
    expect({ status: answer.status, ...answer.failure }).toMatchObject({
      status: 403,
      msg: texts.message.notYours,
    })
    expect(await stored()).toBe(0)
    expect((await desk.send(manager, sewer, { senderId: manager.id })).status).toBe(200)
  })

  it('is never the caller, nor somebody else for the caller', async () => {
    const { manager, sewer } = desk
    await desk.write(manager, sewer)
    expect((await desk.send(manager, manager)).status).toBe(404)
    expect((await desk.thread(manager, manager)).status).toBe(404)
    expect((await desk.list(manager, { with: manager.id })).ok).toMatchObject({ data: [], total: 0 })
    expect(await stored()).toBe(1)
  })

  it('is refused with a sentence where something was written before', async () => {
    const { tahi, manager, sewer, cutter, hr } = desk
    await desk.write(manager, sewer)
    await desk.write(cutter, manager)
    await tahi.call(hr, updatePerson, { body: { _id: sewer.id, branchId: await tahi.addBranch() } })
    await tahi.call(manager, updatePerson, { body: { _id: cutter.id, status: false } })
    for (const [partner, name] of [
      [sewer, 'Nena Abad'],
      [cutter, 'Rico Bautista'],
    ] as const) {
      const { failure, status } = await desk.send(manager, partner)
      expect([status, failure.msg]).toEqual([409, texts.message.unreachable(name)])
      expect((await desk.thread(manager, partner)).ok.data).toHaveLength(1)
    }
    expect((await desk.send(sewer, manager)).status).toBe(409)
    expect((await desk.thread(sewer, manager)).ok.data).toHaveLength(1)
    expect(await stored()).toBe(2)
  })
})

describe('a message', () => {
  it("carries the server's time, and its text without the blanks around it", async () => {
    const { tahi, manager, sewer } = desk
    const _id = randomUUID()
    const answer = await desk.send(sewer, manager, {
      _id,
      text: '  Sir, half day po ako \n',
      timestamp: '1999-01-01T00:00:00Z',
    })
    expect(answer.ok.data).toEqual({
      _id,
      senderId: sewer.id,
      recipientId: manager.id,
      text: 'Sir, half day po ako',
      timestamp: tahi.clock.now().toISOString(),
      isSeen: { status: false },
    })
  })

  it('says something, and not more than fits', async () => {
    const { manager, sewer } = desk
    for (const text of ['', ' \n\t ', 'x'.repeat(limits.messageLength + 1)]) {
      const answer = await desk.send(manager, sewer, { text })
      expect(answer.status).toBe(400)
      expect(answer.failure.errors?.map(({ path }) => path)).toEqual(['text'])
    }
    expect(await stored()).toBe(0)
  })

  it('gets an id where it has none', async () => {
    const { tahi, manager, sewer } = desk
    const { ok } = await tahi.call(manager, sendMessage, { body: { recipientId: sewer.id, text: 'Hello' } })
    expect((await desk.thread(sewer, manager)).ok.data).toEqual([ok.data])
  })

  it('belongs to the branch of its employee, whoever writes', async () => {
    const { tahi, hr, sewer, branch } = desk
    const { _id } = await desk.write(hr, sewer)
    const { rows } = await tahi.database.asOwner((queries) =>
      sql<{ branch: string }>`select branch_id as branch from message where id = ${_id}`.execute(queries),
    )
    expect(rows).toEqual([{ branch }])
  })
})

it('is sent with as few statements into a long thread as into a new one', async () => {
  const { manager, sewer } = desk
  const statements = vi.spyOn((await import('pg')).default.Client.prototype, 'query')
  const counts: number[] = []
  for (let number = 0; number < 20; number++) {
    statements.mockClear()
    await desk.write(manager, sewer)
    counts.push(statements.mock.calls.length)
  }
  statements.mockRestore()
  expect(Math.max(...counts.slice(1))).toBeLessThanOrEqual(counts[0] ?? 0)
  expect(counts[0]).toBeLessThanOrEqual(10)
})

describe('the same message again', () => {
  it('at the same moment is one message', async () => {
    const { manager, sewer } = desk
    const _id = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => desk.send(manager, sewer, { _id })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { ok } = await desk.thread(manager, sewer)
    expect([ok.total, ok.data.length]).toEqual([1, 1])
  })

  it("under somebody else's id is not found, and nothing is written", async () => {
    const { manager, colleague, sewer, cutter } = desk
    const { _id } = await desk.write(manager, sewer)
    expect((await desk.send(colleague, cutter, { _id })).status).toBe(404)
    expect((await desk.send(sewer, manager, { _id })).status).toBe(404)
    expect(await stored()).toBe(1)
    expect((await desk.list(cutter, { unread: 'true' })).ok.total).toBe(0)
  })
})

describe('the limit of a minute', () => {
  it('holds for one person, lets what was sent be asked for again, and passes', async () => {
    const { tahi, manager, sewer, cutter } = desk
    const ids = Array.from({ length: limits.messagesPerMinute }, () => randomUUID())
    for (const _id of ids) expect((await desk.send(manager, sewer, { _id })).status).toBe(200)
    const refused = await desk.send(manager, cutter)
    expect([refused.status, refused.failure.code]).toEqual([429, 'too_many_tries'])
    expect((await desk.send(manager, sewer, { _id: ids[0] })).status).toBe(200)
    expect((await desk.send(sewer, manager)).status).toBe(200)
    const now = tahi.clock.now()
    tahi.clock.set(new Date(now.getTime() + 60_001))
    const later = await desk.send(manager, cutter)
    // As if the clock had run ahead and was set right.
    tahi.clock.set(new Date(now.getTime() - 2 * 3_600_000))
    const earlier = await desk.send(manager, cutter)
    tahi.clock.set(now)
    expect([later.status, earlier.status]).toEqual([200, 200])
  })
})
