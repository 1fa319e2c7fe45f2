import { fstatSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
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

it('syncs a content and every folder that got a new name, before it is stored', async () => {
  const above = mkdtempSync(join(tmpdir(), 'tahi-store-'))
  const folder = join(above, 'files')
  const store = new LocalStore(folder)
  const [first, second] = [newId(), newId()]
  const secondId = `${second.slice(0, -2)}${first.slice(-2)}`
  const kept = join(folder, first.slice(-2))
  const synced = await inodesSyncedBy(() => store.put(first, Buffer.from('a contract')))
  for (const path of [above, folder, kept, join(kept, first)]) expect(synced, path).toContain(inodeOf(path))
  expect(await inodesSyncedBy(() => store.put(secondId, Buffer.from('another')))).toEqual([
    inodeOf(join(kept, secondId)),
    inodeOf(kept),
  ])
  rmSync(above, { recursive: true })
})

const inodeOf = (path: string): number => statSync(path).ino

/** The inodes of the files and folders that are synced meanwhile, in order. */
async function inodesSyncedBy(work: () => Promise<void>): Promise<number[]> {
  const any = await open(tmpdir())
  const handles: FileHandle = Object.getPrototypeOf(any)
  await any.close()
  const synced: number[] = []
  const { sync } = handles
  const spy = vi.spyOn(handles, 'sync').mockImplementation(function (this: FileHandle) {
    synced.push(fstatSync(this.fd).ino)
    return sync.call(this)
  })
  await work().finally(() => spy.mockRestore())
  return synced
}
