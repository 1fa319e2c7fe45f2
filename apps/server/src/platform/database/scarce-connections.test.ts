import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { server } from '../../../test/fixtures/server.ts'
import { momentOf } from '../clock.ts'
import { toNobody } from '../live/announcer.ts'
import { scopeOf } from '../scope.ts'
import { openDatabase } from './database.ts'
import { scarceConnections } from './scarce-connections.ts'

/** In PostgreSQL's format: everybody is let in and it is ready; and that it has no connection left. */
const ready = 'R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I'
const full = 'E\0\0\0\x20SFATAL\0C53300\0Msorry, full\0\0'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A pool of four, on a server that has only so many connections. */
async function openPool(most: number) {
  const postgres = { most, open: 0, refused: 0 }
  const letIn = (socket: Socket) => {
    if (postgres.open >= postgres.most) {
      postgres.refused++
      return socket.end(full)
    }
    postgres.open++
    socket.once('close', () => postgres.open--)
    // Signing in takes longer than being refused.
    return sleep(20).then(() => socket.write(ready))
  }
  const server = createServer((socket) => {
    socket.on('error', () => {}).once('data', () => letIn(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'tahi', max: 4, connectionTimeoutMillis: 5_000 })
  closing.push(
    () => pool.end(),
    async () => server.close(),
  )
  const connections = scarceConnections(pool, 50)
  const useOne = async () => {
    const client = await connections.connect()
    await sleep(5)
    client.release()
  }
  const use = (callers: number) => Promise.allSettled(Array.from({ length: callers }, useOne))
  return { postgres, use }
}

const served = (callers: PromiseSettledResult<void>[]) =>
  callers.filter(({ status }) => status === 'fulfilled').length

it('waits for a connection of its own when the database has none left', async () => {
  const { postgres, use } = await openPool(2)
  expect(served(await use(20))).toBe(20)
  expect(served(await use(20))).toBe(20)
  expect(postgres.open).toBe(2)
  expect(postgres.refused).toBeLessThan(10)
})

it('fails without any', async () => {
  const { postgres, use } = await openPool(0)
  const [first, ...others] = await use(6)
  expect(first).toMatchObject({ status: 'rejected', reason: { code: '53300' } })
  expect(served(others)).toBe(0)
  postgres.most = 1
  expect(served(await use(1))).toBe(1)
})

it('asks for more again after a while', async () => {
  const { postgres, use } = await openPool(1)
  expect(served(await use(5))).toBe(5)
  postgres.most = 4
  await sleep(80)
  expect(served(await use(12))).toBe(12)
  expect(postgres.open).toBe(4)
})

it('serves transactions and single reads of somebody who has one connection alone', async () => {
  const { TEST_DATABASE_URL: base } = process.env
  const { clock } = await server()
  // The embedded database has one connection for everything.
  if (!base) return
  const user = `tahi_${randomUUID().replaceAll('-', '')}`
  const administer = async (statements: string) => {
    const client = new pg.Client({ connectionString: base })
    await client.connect()
    await client.query(statements)
    await client.end()
  }
  await administer(
    `create role ${user} login password '${user}' connection limit 1; grant tahi_app to ${user}`,
  )
  const url = Object.assign(new URL(base), { username: user, password: user })
  const database = await openDatabase({ url: url.href })
  try {
    const personId = randomUUID()
    const context = {
      scope: scopeOf({ personId, role: 'admin', branchId: null }),
      actor: { personId, name: 'M', address: '::1', requestId: 'test' },
      moment: momentOf(clock.now(), 'UTC'),
      announcer: toNobody,
    }
    const transact = () => database.asOwner((queries) => sql`select 1`.execute(queries))
    await transact()
    const asked = Array.from({ length: 30 }, (_, index) =>
      index % 2 ? transact() : database.glance(context, ({ queries }) => sql`select 1`.execute(queries)),
    )
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(
      asked.map(() => 'fulfilled'),
    )
  } finally {
    await database.close()
    await administer(`drop role ${user}`)
  }
})
