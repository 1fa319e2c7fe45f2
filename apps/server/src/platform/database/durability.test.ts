import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OperatorError } from '../errors.ts'
import { openDatabase } from './database.ts'

const writer = fileURLToPath(new URL('../../../test/fixtures/write-until-killed.ts', import.meta.url))

/** PGlite on Node silently does not sync; decision 0001 describes the remedy. */
describe('the embedded database', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tahi-durable-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('syncs to disk once for each commit at least', async () => {
    const database = await openDatabase({ folder: join(folder, 'database') })
    await database.asOwner((queries) => sql`create table written (number integer)`.execute(queries))
    const before = database.syncs()
    for (let number = 0; number < 50; number += 1)
      await database.asOwner((queries) => sql`insert into written values (${number})`.execute(queries))
    expect(database.syncs() - before).toBeGreaterThanOrEqual(50)
    await database.close()
  })

  it('lies where no other user of the machine can read it', async () => {
    const place = join(folder, 'database')
    const database = await openDatabase({ folder: place })
    expect(statSync(place).mode & 0o777).toBe(0o700)
    await database.close()
  })

  it('that is damaged is told of in a sentence', async () => {
    const place = join(folder, 'database')
    await (await openDatabase({ folder: place })).close()
    rmSync(join(place, 'global/pg_control'))
    const opening = openDatabase({ folder: place })
    await expect(opening).rejects.toThrow(OperatorError)
    await expect(opening).rejects.toThrow(`The embedded database in ${place} cannot be opened.`)
  })

  it('keeps every acknowledged write when its process is killed in the middle of writing', async () => {
    const place = join(folder, 'database')
    const acknowledged = await writeAndKill(place, 300)

    const database = await openDatabase({ folder: place })
    const { rows } = await database.asOwner((queries) =>
      sql<{ number: number }>`select number from written order by number`.execute(queries),
    )
    await database.close()
    const found = rows.map(({ number }) => number)
    expect(found.slice(0, acknowledged)).toEqual(
      Array.from({ length: acknowledged }, (_, index) => index + 1),
    )
    // At most one row may be there without having been acknowledged.
    expect(found.length - acknowledged).toBeLessThanOrEqual(1)
  })
})

/** @returns the last number that the writer acknowledged before SIGKILL reached it */
async function writeAndKill(folder: string, after: number): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  let last = 0
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line)
    if (last === after) child.kill('SIGKILL')
  }
  await ended
  return last
}
