import { randomUUID } from 'node:crypto'
import {
  addPushDevice,
  type Device,
  endDevice,
  listDevices,
  logout,
  readCurrentUser,
  readNotificationChoices,
} from '@tahi/contract'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Person, server, type TestServer, usualNow } from '../../../test/fixtures/server.ts'
import { openSession } from './sessions.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const day = 24 * 3_600_000

let tahi: TestServer
let sewer: Person

beforeAll(async () => {
  tahi = await server()
})
beforeEach(async () => {
  sewer = await tahi.addPerson('user', await tahi.addBranch())
})
afterEach(() => tahi.clock.set(usualNow))

const later = (ms: number) => tahi.clock.set(new Date(usualNow.getTime() + ms))
const on = async (client: Device['client'], userAgent = phone): Promise<Person> => ({
  ...sewer,
  token: await tahi.database.asOwner((queries) =>
    openSession(queries, { personId: sewer.id, client, address: 'test', userAgent, now: tahi.clock.now() }),
  ),
})
const devices = async (as: Person) => (await tahi.call(as, listDevices, {})).ok.data
const holds = async (as: Person) => (await tahi.call(as, readCurrentUser, {})).status === 200
const end = (as: Person, _id: string) => tahi.call(as, endDevice, { body: { _id } })
const currentOf = async (as: Person) => (await devices(as)).find(({ current }) => current)?._id ?? ''

it('the console stays signed in for 12 hours without use, the application for 90 days', async () => {
  const [desk, own] = [await on('console'), await on('employee')]
  later(11.9 * 3_600_000)
  expect(await holds(desk)).toBe(true)
  later(24 * 3_600_000)
  expect(await holds(desk)).toBe(false)
  later(89 * day)
  expect(await holds(own)).toBe(true)
  // The check above counted as a use.
  later(178 * day)
  expect(await holds(own)).toBe(true)
  later(268 * day + 5 * 60_000)
  expect(await holds(own)).toBe(false)
})

it('where one is signed in is told in words, the latest used first', async () => {
  later(3_600_000)
  const own = await on('employee')
  expect(await devices(own)).toEqual([
    {
      _id: expect.any(String),
      client: 'employee',
      name: 'Chrome on Android',
      createdAt: tahi.clock.now().toISOString(),
      lastUsedAt: tahi.clock.now().toISOString(),
      current: true,
    },
    expect.objectContaining({ client: 'console', name: '', current: false }),
  ])
  later(14 * 3_600_000)
  // The console's session was left unused.
  expect(await devices(own)).toHaveLength(1)
})

it('a device that is ended is signed out, the others are not', async () => {
  const [lost, own] = [await on('employee'), await on('employee')]
  const _id = await currentOf(lost)
  const left = (await end(own, _id)).ok.data
  expect(left.map((device) => device._id)).not.toContain(_id)
  expect(left).toHaveLength(2)
  expect(await holds(lost)).toBe(false)
  expect(await holds(own)).toBe(true)
  expect((await end(own, _id)).status).toBe(200)
  const { rows } = await tahi.database.asOwner((queries) =>
    sql`select action, actor_id, before from audit_entry where entity_id = ${_id}`.execute(queries),
  )
  const before = { client: 'employee', name: 'Chrome on Android' }
  expect(rows).toEqual([{ action: 'session.end', actor_id: sewer.id, before }])
})

it('nobody ends or sees anybody else’s', async () => {
  const own = await on('employee')
  const other = await tahi.addPerson('admin')
  expect((await end(other, await currentOf(own))).status).toBe(404)
  expect((await end(other, randomUUID())).status).toBe(404)
  expect(await holds(own)).toBe(true)
  expect(await devices(other)).toHaveLength(1)
})

it('may be the one that asks', async () => {
  const own = await on('employee')
  expect((await end(own, await currentOf(own))).status).toBe(200)
  expect(await holds(own)).toBe(false)
})

/** Allows pushes to a browser. @returns its endpoint */
async function allow(
  as: Person,
  name: string,
  endpoint = `https://push.example.com/${randomUUID()}`,
): Promise<string> {
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
  expect((await tahi.call(as, addPushDevice, { body: { endpoint, keys, name } })).status).toBe(200)
  return endpoint
}
const pushed = async (as: Person) =>
  (await tahi.call(as, readNotificationChoices, {})).ok.data.devices.map(({ name }) => name)

it('a device that is ended is pushed to no more, others of its owner and other people’s are', async () => {
  const [lost, own] = [await on('employee'), await on('console')]
  const colleague = await tahi.addPerson('user', sewer.branchId)
  await allow(lost, 'Chrome on Android')
  for (const name of ['Chrome on Android', 'Firefox on Linux']) await allow(own, name)
  await allow(colleague, 'Chrome on Android')
  await end(own, await currentOf(lost))
  expect(await pushed(own)).toEqual(['Firefox on Linux'])
  expect(await pushed(colleague)).toEqual(['Chrome on Android'])
})

it('a browser that signs out and says which it is is pushed to no more, and no other', async () => {
  const [leaving, own] = [await on('employee'), await on('console')]
  const colleague = await tahi.addPerson('user', sewer.branchId)
  const pushEndpoint = await allow(leaving, 'Chrome on Android')
  const foreign = await allow(colleague, 'Chrome on Android')
  await allow(own, 'Firefox on Linux')
  expect((await tahi.call(await on('employee'), logout, { body: { pushEndpoint: foreign } })).status).toBe(
    200,
  )
  expect(await pushed(colleague)).toEqual(['Chrome on Android'])
  await tahi.call(leaving, logout, { body: { pushEndpoint } })
  expect(await holds(leaving)).toBe(false)
  expect(await pushed(own)).toEqual(['Firefox on Linux'])
})

it('a phone is pushed to until its session ends, whether or not it says which browser it is', async () => {
  const [left, own] = [await on('employee'), await on('employee')]
  await allow(left, 'Chrome on Android')
  await allow(own, 'Chrome on Android')
  await tahi.call(left, logout, { body: {} })
  expect(await pushed(own)).toHaveLength(1)
  await end(own, await currentOf(await on('employee')))
  expect(await pushed(own)).toHaveLength(1)
})

it('a phone is pushed to again from the next session on', async () => {
  const former = await on('employee')
  const endpoint = await allow(former, 'Chrome on Android')
  const own = await on('employee')
  await allow(own, 'Chrome on Android', endpoint)
  await tahi.call(former, logout, { body: {} })
  expect(await pushed(own)).toEqual(['Chrome on Android'])
  await tahi.call(own, logout, { body: {} })
  expect(await pushed(await on('employee'))).toEqual([])
})

it('a phone that was left unused for 90 days is pushed to no more; a console’s browser is, after its 12 hours', async () => {
  const [shared, desk] = [await on('employee'), await on('console')]
  await allow(shared, 'Chrome on Android')
  await allow(desk, 'Firefox on Linux')
  later(89 * day)
  const own = await on('employee')
  await tahi.runJob('forget sessions')
  expect(await pushed(own)).toHaveLength(2)
  later(91 * day)
  await tahi.runJob('forget sessions')
  expect(await pushed(own)).toEqual(['Firefox on Linux'])
})

it('a session is kept for a month after it ended or was left unused for too long; one that holds stays', async () => {
  const [lost, own] = [await on('employee'), await on('employee')]
  await end(own, await currentOf(lost))
  const kept = async (after: number) => {
    later(after)
    await tahi.runJob('forget sessions')
    const { rows } = await tahi.database.asOwner((queries) =>
      sql<{
        client: string
      }>`select client from session where person_id = ${sewer.id} order by client`.execute(queries),
    )
    return rows.map(({ client }) => client)
  }
  expect(await kept(30 * day)).toEqual(['console', 'employee', 'employee'])
  const noted = 5 * 60_000
  expect(await kept(30.5 * day + noted - 1)).toEqual(['console', 'employee'])
  expect(await kept(30.5 * day + noted)).toEqual(['employee'])
  expect(await holds(own)).toBe(true)
})
