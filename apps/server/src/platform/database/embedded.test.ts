import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type EmbeddedInMemory, openEmbeddedInMemory } from './embedded.ts'

/** Of an empty database: starting from it takes a third of the time. */
let image: Blob
beforeAll(async () => {
  const empty = await openEmbeddedInMemory()
  image = await empty.image()
  await empty.close()
})

let ended: Error[]
let embedded: EmbeddedInMemory
let pool: pg.Pool
beforeEach(async () => {
  ended = []
  embedded = await openEmbeddedInMemory(image, (error) => ended.push(error))
  pool = new pg.Pool(embedded.poolConfig)
  pool.on('error', () => {})
  // Opening a connection has syncs of its own, which do not count.
  await pool.query('select 1')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await pool.end()
  await embedded.close()
})

const exec = () => vi.spyOn(PGlite.prototype, 'execProtocolRawStream')

it('hands a statement to the database in one piece, and goes on after one that fails', async () => {
  const client = await pool.connect()
  const sent = exec()
  const divide = (number: number) =>
    client.query({ name: 'divide', text: 'select 10 / $1::integer as result', values: [number] })
  expect((await divide(5)).rows).toEqual([{ result: 2 }])
  expect(sent).toHaveBeenCalledTimes(1)
  await expect(divide(0)).rejects.toThrow('division by zero')
  const answers = await Promise.all([
    divide(1),
    divide(2),
    client.query('select 3 as result; select 4 as result'),
  ])
  client.release()
  expect(answers.flat().map(({ rows }) => rows[0]?.result)).toEqual([10, 5, 3, 4])
  expect(sent).toHaveBeenCalledTimes(5)
})

it('gives each connection a session that is as good as new', async () => {
  const client = await pool.connect()
  const prepared = { name: 'four', text: 'select 4 as result' }
  await client.query(prepared)
  await client.query('begin')
  await client.query(`set local tahi.branch = 'all'`)
  await client.query(`set tahi.person = 'somebody'`)
  client.release(true)
  expect((await pool.query(prepared)).rows).toEqual([{ result: 4 }])
  const settings = `select current_setting('tahi.branch', true) as branch, current_setting('tahi.person', true) as person`
  expect((await pool.query(settings)).rows).toEqual([{ branch: '', person: '' }])
  expect(ended).toEqual([])
})

it('keeps nothing of what it answered', async () => {
  const answer = `select repeat('x', 100000)`
  await pool.query(answer)
  const before = heldMemory()
  for (let time = 0; time < 100; time += 1) await pool.query(answer)
  // All replies together are 10 MB.
  expect(heldMemory() - before).toBeLessThan(5_000_000)
})

it('tells once that it ended by itself, and fails what is asked of it since', async () => {
  const full = { severity: 'PANIC', code: '53100', message: 'could not write to file "pg_wal/xlogtemp.42"' }
  const answering = exec().mockImplementationOnce(async (_, { onRawData }) => onRawData(errorResponse(full)))
  for (let time = 0; time < 3; time += 1) await expect(pool.query('select 1')).rejects.toMatchObject(full)
  expect(answering).toHaveBeenCalledTimes(1)
  expect(ended).toEqual([expect.objectContaining(full)])
})

it('has ended when what it runs in breaks', async () => {
  const broken = new Error('unreachable')
  exec().mockRejectedValueOnce(broken)
  for (let time = 0; time < 3; time += 1) await expect(pool.query('select 1')).rejects.toBe(broken)
  expect(ended).toEqual([broken])
})

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes of live objects. */
function heldMemory(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/** In PostgreSQL's format: each field is preceded by its letter. */
function errorResponse({ severity, code, message }: Record<'severity' | 'code' | 'message', string>) {
  const fields = Buffer.from(`S${severity}\0V${severity}\0C${code}\0M${message}\0\0`)
  const head = Buffer.alloc(5, 'E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
