import { randomUUID } from 'node:crypto'
import { texts } from '@tahi/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startServer, type TestServer, usualNow } from '../../../test/fixtures/server.ts'
import { inBackground, type Note } from './in-background.ts'
import { whileWritten } from './keep-touched.ts'
import { recoverImports } from './recover-imports.ts'

/** By the database's clock, which no test sets. */
const longAgo = sql`(clock_timestamp() - interval '1 minute')`

const tables = { imports: 'people_import', rows: 'people_import_row' } as const

// A database of its own: recovering touches everybody's imports.
let tahi: TestServer
let createdBy: string
let id: string
beforeAll(async () => {
  tahi = await startServer()
  createdBy = (await tahi.addPerson('admin')).id
})
afterAll(() => tahi.close())

beforeEach(async () => {
  id = randomUUID()
  await tahi.database.asOwner((queries) =>
    sql`insert into people_import (id, created_by, file_name, state, created_at, touched_at)
      values (${id}, ${createdBy}, 'people.xlsx', 'reading', ${usualNow}, ${longAgo})`.execute(queries),
  )
})

const work = (step: (note: Note) => Promise<void>) =>
  inBackground({ database: tahi.database, log: tahi.app.log }, tables, id, step)

/** As a server does every minute; the embedded database has no other process. */
const recover = () => recoverImports({ database: { ...tahi.database, embedded: false } }, tables)

async function stored() {
  const { rows } = await tahi.database.asOwner((queries) =>
    sql<{ state: string; message: string | null; isTouched: boolean }>`
      select state, message, touched_at > clock_timestamp() - interval '30 seconds' as "isTouched"
      from people_import where id = ${id}`.execute(queries),
  )
  return rows[0]
}

const fallSilent = () =>
  tahi.database.asOwner((queries) =>
    sql`update people_import set touched_at = ${longAgo} where id = ${id}`.execute(queries),
  )

it('an import whose file waits for minutes is not taken for abandoned', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    let read = () => {}
    const turn = new Promise<void>((resolve) => {
      read = resolve
    })
    const done = work(async (note) => {
      await turn
      await note({ state: 'ready' })
    })
    for (const _ of [1, 2, 3]) {
      await fallSilent()
      vi.advanceTimersByTime(20_000)
      await expect.poll(async () => (await stored())?.isTouched).toBe(true)
      await recover()
      expect(await stored()).toMatchObject({ state: 'reading' })
    }
    read()
    await done
    expect(await stored()).toMatchObject({ state: 'ready' })
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

it('one that is written waits for others’ locks as long, and is not taken for abandoned either', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    let write = () => {}
    const turn = new Promise<void>((resolve) => {
      write = resolve
    })
    const database = { ...tahi.database, embedded: false }
    const done = whileWritten({ database }, tables, id, () => turn)
    vi.advanceTimersByTime(20_000)
    await expect.poll(async () => (await stored())?.isTouched).toBe(true)
    write()
    await done
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

it('an import that cannot be read for a fault of ours fails with a sentence', async () => {
  await work(() => Promise.reject(new Error('a fault')))
  expect(await stored()).toMatchObject({ state: 'failed', message: texts.imports.failed })
})

it('is taken for abandoned by no server whose clock is ahead, and says nothing of it when it was only slow', async () => {
  await work(async (note) => {
    await note({ rows: 1 })
    tahi.clock.set(new Date(usualNow.getTime() + 4 * 60_000))
    await recover()
    expect(await stored()).toMatchObject({ state: 'reading' })
    await fallSilent()
    await recover()
    expect(await stored()).toMatchObject({ state: 'failed', message: texts.imports.interrupted })
    await note({ state: 'ready' })
  })
  expect(await stored()).toMatchObject({ state: 'ready', message: null })
  tahi.clock.set(usualNow)
})
