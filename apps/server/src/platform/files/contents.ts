import { limits, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { soon } from '../clock.ts'
import type { Queries } from '../database/connection.ts'
import type { CallContext, Database } from '../database/database.ts'
import { Refusal } from '../errors.ts'
import { newId } from '../ids.ts'
import type { Work } from '../work.ts'
import type { PictureSize } from './picture-size.ts'
import { type FileStore, unavailable } from './store.ts'

/** An upload, and a removal that a server left undone, are left alone so long. Either ends within minutes. */
const heldMs = 60 * 60_000
const dayMs = 24 * 60 * 60_000

/** What is known of a content besides the content. */
export interface FileFacts {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly size: PictureSize | undefined
}

/**
 * Counts a content among what its sender sends in a day, before anything is done with it: one that is refused then counts
 * until the night. It is on the list of what is to be removed from here on.
 * @returns the id that it gets
 * @throws Refusal too_many_tries when it is more than a person sends in a day
 */
export async function expectContent(
  database: Database,
  context: CallContext,
  bytes: number,
): Promise<string> {
  const id = newId()
  await database.work(context, async (work) => {
    await refuseTooMuch(work, bytes)
    const { queries, scope, now } = work
    await queries
      .insertInto('content_without_file')
      .values({ id, uploaded_by: scope.personId, bytes, due_at: new Date(now.getTime() + heldMs) })
      .execute()
  })
  return id
}

/**
 * Stores a content that is expected and its row: both, or in the end neither. It is off the list of what is to be removed
 * with the row's own transaction; wherever this stops, the nightly job does the rest.
 * @throws Refusal unavailable
 */
export async function storeFile(
  { database, store }: { database: Database; store: FileStore },
  context: CallContext,
  { id, name, type, size }: FileFacts,
  content: Buffer,
): Promise<void> {
  await store.put(id, content)
  await database.work(context, async ({ queries, scope, now }) => {
    const { numDeletedRows } = await queries
      .deleteFrom('content_without_file')
      .where('id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows !== 1n) throw unavailable(new Error('The upload took so long that it was given up.'))
    await queries
      .insertInto('file')
      .values({
        id,
        uploaded_by: scope.personId,
        name,
        type,
        bytes: content.length,
        ...size,
        created_at: now,
      })
      .execute()
  })
}

/** Counts what is under way too, and what was refused. */
async function refuseTooMuch({ queries, scope, now }: Work, bytes: number): Promise<void> {
  const latest = soon(now)
  const { rows } = await sql<{ sent: number }>`
    select (
      select coalesce(sum(bytes), 0) from file
      where uploaded_by = ${scope.personId} and created_at > ${new Date(now.getTime() - dayMs)} and created_at < ${latest}
    ) + (
      select coalesce(sum(bytes), 0) from content_without_file
      where uploaded_by = ${scope.personId} and due_at < ${new Date(latest.getTime() + heldMs)}
    ) as sent`.execute(queries)
  const most = scope.ownOnly ? limits.ownUploadBytesPerDay : limits.uploadBytesPerDay
  if (Number(rows[0]?.sent) + bytes > most) throw new Refusal('too_many_tries', texts.upload.enoughForToday)
}

/** Gives the contents of all files up, for a company that is deleted with everything in it. */
export async function giveUpAllContents(queries: Queries, now: Date): Promise<void> {
  await sql`
    insert into content_without_file (id, due_at) select id, ${now} from file
    on conflict (id) do update set due_at = excluded.due_at`.execute(queries)
}

/** Takes contents that are due for removal, so that no other server does. */
export async function takeContents(queries: Queries, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update content_without_file set due_at = ${new Date(now.getTime() + heldMs)}
    where id in (
      select id from content_without_file where due_at <= ${now}
      order by due_at, id limit 100
      for update skip locked
    )
    returning id`.execute(queries)
  return rows.map(({ id }) => id)
}
