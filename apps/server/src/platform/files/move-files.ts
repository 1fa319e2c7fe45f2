import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { type FileStore, readWhole } from './store.ts'

/** Files that are copied at the same time. */
const atOnce = 8

export interface Moved {
  copied: number
  /** Files that were already in the other store, with the same number of bytes. */
  there: number
  /** Ids of files whose whole content is in neither store. */
  readonly missing: string[]
}

/**
 * Copies the content of every row of `file` that the other store does not have yet; nothing is removed. A file uploaded
 * during the copy is copied when this runs again.
 * @throws Refusal unavailable when a store fails; what was copied stays
 */
export async function moveFiles(database: Database, from: FileStore, to: FileStore): Promise<Moved> {
  const moved: Moved = { copied: 0, there: 0, missing: [] }
  let last = ''
  for (;;) {
    const files = await filesAfter(database, last)
    if (files.length === 0) return moved
    await Promise.all(files.map((file) => moveFile(file, from, to, moved)))
    last = files.at(-1)?.id ?? ''
  }
}

interface StoredFile {
  id: string
  bytes: number
}

async function filesAfter(database: Database, last: string): Promise<StoredFile[]> {
  const { rows } = await database.asOwner((queries) =>
    sql<StoredFile>`
      select id, bytes from file where id::text > ${last} order by id::text limit ${atOnce}`.execute(queries),
  )
  return rows
}

async function moveFile(
  { id, bytes }: StoredFile,
  from: FileStore,
  to: FileStore,
  moved: Moved,
): Promise<void> {
  if ((await to.size(id)) === bytes) {
    moved.there += 1
    return
  }
  const content = await readWhole(from, id)
  if (content?.length !== bytes) {
    moved.missing.push(id)
    return
  }
  await to.put(id, content)
  moved.copied += 1
}
