import { randomUUID } from 'node:crypto'
import { approveAccount, listNotifications, refuseAccount } from '@tahi/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startServer, type TestServer } from '../../../../test/fixtures/server.ts'
import { visitorOf } from '../../../../test/fixtures/visitor.ts'
import { untilWaiting } from '../../../../test/fixtures/waiting.ts'

let tahi: TestServer
let admins: [Person, Person]

beforeAll(async () => {
  // Of its own, as no other account may wait.
  tahi = await startServer()
  admins = [await tahi.addPerson('admin'), await tahi.addPerson('admin')]
})
afterAll(() => tahi.close())

const unread = async (person: Person) =>
  (await tahi.call(person, listNotifications, { query: { read: 'false' } })).ok.data.length

it('leaves no notification open when the last two accounts are decided at once', async () => {
  const [first, second] = admins
  const approved = await visitorOf(tahi).waitForApproval(first, { role: 'act' })
  const refused = await visitorOf(tahi).waitForApproval(first, { role: 'act' })
  expect(await unread(second)).toBe(1)
  const decisions = await tahi.database.asOwner(async (queries) => {
    // Both decisions come as far as their mails, or as the other one lets them, before either is committed.
    await sql`lock table mail in share mode`.execute(queries)
    const body = { _id: approved, userId: randomUUID().slice(0, 8), firstName: 'Lorna', lastName: 'Cruz' }
    const decisions = [
      tahi.call(first, approveAccount, { body }),
      tahi.call(second, refuseAccount, { body: { _id: refused, reason: 'Nobody here knows you' } }),
    ]
    await untilWaiting(tahi.database, 2)
    return decisions
  })
  expect((await Promise.all(decisions)).map(({ status }) => status)).toEqual([200, 200])
  expect(await Promise.all(admins.map(unread))).toEqual([0, 0])
})
