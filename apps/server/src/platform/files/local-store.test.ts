import { mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { LocalStore } from './local-store.ts'

it('leaves nothing of a content that a killed server had begun to write, once it is removed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tahi-store-'))
  const store = new LocalStore(folder)
  const id = newId()
  await store.put(id, Buffer.from('half a contract'))
  const kept = join(folder, id.slice(-2))
  renameSync(join(kept, id), join(kept, `${id}.unfinished`))
  await store.remove(id)
  expect(readdirSync(kept)).toEqual([])
  rmSync(folder, { recursive: true })
})

it('keeps contents where no other user of the machine can read them', async () => {
  const above = mkdtempSync(join(tmpdir(), 'tahi-store-'))
  const folder = join(above, 'files')
  await new LocalStore(folder).put(newId(), Buffer.from('a contract'))
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  rmSync(above, { recursive: true })
})
