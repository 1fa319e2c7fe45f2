import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { protocol } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openEngineInThread } from './embedded-thread.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tahi-thread-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const { query } = protocol.serialize

it('answers in the order in which it is asked, while this thread goes on', async () => {
  const engine = await openEngineInThread(join(folder, 'database'))
  let turns = 0
  const turning = setInterval(() => {
    turns += 1
  }, 5)
  const [slow, quick] = await Promise.all([
    engine.exec(query(`select 'slow', count(*) from generate_series(1, 1000000)`)),
    engine.exec(query(`select 'quick'`)),
  ])
  clearInterval(turning)
  expect(Buffer.from(slow).includes('slow')).toBe(true)
  expect(Buffer.from(quick).includes('quick')).toBe(true)
  expect(turns).toBeGreaterThan(0)
  expect(engine.syncs()).toBeGreaterThan(0)
  await engine.close()
})

it('fails what is asked of it once its thread has ended', async () => {
  const engine = await openEngineInThread(join(folder, 'database'))
  const asked = expect(engine.exec(query('select pg_sleep(600)'))).rejects.toThrow('has ended')
  await engine.abandon()
  await asked
  await expect(engine.exec(query('select 1'))).rejects.toThrow('has ended')
})

it('says why it could not be opened', async () => {
  await expect(openEngineInThread('/dev/null/database')).rejects.toThrow(/ENOTDIR|not a directory/i)
})
