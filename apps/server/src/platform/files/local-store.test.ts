import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
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
