import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { server } from '../../../test/fixtures/server.ts'
import { OperatorError } from '../errors.ts'
import { type Database, openDatabase } from './database.ts'
import { orLostDatabase, tryDatabase, tryRole, withRights } from './try-database.ts'

it.each([
  ['postgres://tahi:needle@127.0.0.1:1/tahi', 'no database answers there'],
  ['postgres://tahi:needle@nohost.invalid/tahi', 'there is no such host'],
  ['postgres://tahi:needle@/tahi?host=/nowhere', 'there is no such socket'],
  ['postgres://tahi:needle%E0@127.0.0.1:1/tahi', 'it has a % that begins no sign'],
])('says why %s cannot be used, without its password', async (url, reason) => {
  const database = await openDatabase({ url })
  const tried = tryDatabase(database)
  await expect(tried).rejects.toThrow(`The setting DATABASE_URL is wrong: ${reason}`)
  await expect(tried).rejects.not.toThrow(/needle/)
  await database.close()
})

it.each([
  ['says nothing', () => {}, 'what answers there is no PostgreSQL, or says nothing'],
  ['hangs up', (socket: Socket) => socket.end(), 'what answers there is no PostgreSQL, or says nothing'],
  [
    'speaks no TLS',
    (socket: Socket) => socket.once('data', () => socket.write('N')),
    'the database there speaks no TLS, which sslmode asks for',
  ],
])('says so of a server that %s', async (_, answer, reason) => {
  const { port, close } = await listen(answer)
  const url = `postgres://tahi:needle@127.0.0.1:${port}/tahi${reason.includes('TLS') ? '?sslmode=verify-full' : ''}`
  const database = await openDatabase({ url, connectWithinMs: 200 })
  await expect(tryDatabase(database)).rejects.toThrow(`The setting DATABASE_URL is wrong: ${reason}`)
  await database.close()
  close()
})

/** Listens on a free port, and does with each connection what the test says. */
async function listen(answer: (socket: Socket) => unknown) {
  const server = createServer((socket) => void answer(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

it('gives up a connection that does not answer, once answers are expected', async () => {
  // PostgreSQL lets everybody in and is ready, and then its machine is gone: nothing is answered, nothing is ended.
  const { port, close } = await listen((socket) =>
    socket.once('data', () => socket.write('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I')),
  )
  const url = `postgres://tahi@127.0.0.1:${port}/tahi`
  const database = await openDatabase({ url, answerWithinMs: 50 })
  database.expectAnswers()
  const asked = database.singly((queries) => sql`select 1`.execute(queries))
  await expect(asked).rejects.toThrow('the database has not answered')
  await database.close()
  close()
})

it('says that a password is missing', async () => {
  // In PostgreSQL's format: how to sign in, and its part of the exchange.
  const answers = ['R\0\0\0\x17\0\0\0\nSCRAM-SHA-256\0\0', 'R\0\0\0\x08\0\0\0\x0b']
  const { port, close } = await listen((socket) =>
    socket.on('data', () => socket.write(answers.shift() ?? '')),
  )
  const database = await openDatabase({ url: `postgres://tahi@127.0.0.1:${port}/tahi` })
  await expect(tryDatabase(database)).rejects.toThrow('is wrong: the database asks for a password.')
  await database.close()
  close()
})

it.each([
  [
    '53300',
    'sorry, too many clients already',
    'the database has no connection left for it; a server takes up to 11 of its',
  ],
  ['57P03', 'the database system is starting up', 'the database is just being started or stopped'],
])('says in words why the database lets nobody in now: %s %s', async (code, message, reason) => {
  const { database } = await server()
  const asOwner: Database['asOwner'] = () => Promise.reject(Object.assign(new Error(message), { code }))
  await expect(tryDatabase({ ...database, asOwner })).rejects.toThrow(
    `The setting DATABASE_URL is wrong: ${reason}`,
  )
})

it.each([
  ['53300', 'sorry, too many clients already', 'the database has no connection left for it; a server takes'],
  ['57P03', 'the database system is shutting down', 'the database is just being started or stopped'],
  ['57P01', 'terminating connection due to administrator command', 'the database cannot be used (57P01)'],
])('says the same of one that goes away later in the start: %s %s', (code, message, reason) => {
  const ended = orLostDatabase(Object.assign(new Error(message), { code }))
  expect(ended).toBeInstanceOf(OperatorError)
  expect(ended).toMatchObject({
    message: expect.stringContaining(`The database went away during the start: ${reason}`),
  })
  const fault = new TypeError('something else')
  expect(orLostDatabase(fault)).toBe(fault)
})

it('says what a database lacks whose user may not act as requests do', async () => {
  const { database } = await server()
  await tryRole(database)
  const asOwner: Database['asOwner'] = () =>
    Promise.reject(Object.assign(new Error('permission denied to set role "tahi_app"'), { code: '42501' }))
  const tried = tryRole({ ...database, asOwner })
  await expect(tried).rejects.toThrow(OperatorError)
  await expect(tried).rejects.toThrow('grant tahi_app to')
})

it('says that a database was restored without the role, which leaves out every right of requests', async () => {
  const { database } = await server()
  class Undo {
    readonly given: unknown
    constructor(given: unknown) {
      this.given = given
    }
  }
  const asOwner: Database['asOwner'] = (run) =>
    database
      .asOwner(async (queries) => {
        await sql`revoke select on person from tahi_app`.execute(queries)
        throw new Undo(await run(queries))
      })
      .catch((thrown) => {
        if (thrown instanceof Undo) return thrown.given as never
        throw thrown
      })
  await expect(tryRole({ ...database, asOwner })).rejects.toThrow(
    /restored without the role tahi_app.*once more/,
  )
})

it.each([
  ['22023', 'role "tahi_app" does not exist', 'The database was restored without the role tahi_app'],
  ['42704', 'role "tahi_app" does not exist', 'The database was restored without the role tahi_app'],
  ['42501', 'permission denied to create role', 'create role. Let a superuser run: alter role'],
  ['42501', 'permission denied for schema public', 'schema public. Let a superuser run: alter role'],
])('says in words what the start is refused: %s %s', async (code, message, words) => {
  const refused = withRights(() => Promise.reject(Object.assign(new Error(message), { code })))
  await expect(refused).rejects.toThrow(OperatorError)
  await expect(refused).rejects.toThrow(words)
})
