import { limits, texts } from '@tahi/contract'
import { millisecondsPerDay } from '@tahi/domain'
import { sql } from 'kysely'
import { soon } from '../clock.ts'
import type { Queries } from '../database/connection.ts'
import type { CallContext, Database } from '../database/database.ts'
import { Refusal } from '../errors.ts'
import { idsOf, newId } from '../ids.ts'
import type { Work } from '../work.ts'
import type { PictureSize } from './picture-size.ts'
import { type FileStore, unavailable } from './store.ts'

/** How long an upload, or a removal that a server left unfinished, is left alone. Either takes minutes at most. */
const heldMs = 60 * 60_000

/** What is known about a content besides its bytes. */
export interface FileFacts {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly size: PictureSize | undefined
}

/**
 * Counts a content towards its sender's daily limit before it is processed; a refused one then counts until the night. From
 * here on it is listed for removal.
 * @returns the id that it gets
 * @throws Refusal too_many_tries when the sender exceeds the daily limit
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
 * Stores an expected content and its row: eventually both, or neither. The row's transaction takes it off the removal list;
 * wherever this fails, the nightly job cleans up.
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

/** Uploads in progress and refused ones count too. */
async function refuseTooMuch({ queries, scope, now }: Work, bytes: number): Promise<void> {
  const latest = soon(now)
  const { rows } = await sql<{ sent: number }>`
    select (
      select coalesce(sum(bytes), 0) from file
      where uploaded_by = ${scope.personId} and created_at > ${new Date(now.getTime() - millisecondsPerDay)} and created_at < ${latest}
    ) + (
      select coalesce(sum(bytes), 0) from content_without_file
      where uploaded_by = ${scope.personId} and due_at < ${new Date(latest.getTime() + heldMs)}
    ) as sent`.execute(queries)
  const most = scope.ownOnly ? limits.ownUploadBytesPerDay : limits.uploadBytesPerDay
  if (Number(rows[0]?.sent) + bytes > most) throw new Refusal('too_many_tries', texts.upload.enoughForToday)
}

/** Lists the contents of all files for removal, for a company that is deleted with all its data. */
export async function giveUpAllContents(queries: Queries, now: Date): Promise<void> {
  await sql`
    insert into content_without_file (id, due_at) select id, ${now} from file
    on conflict (id) do update set due_at = excluded.due_at`.execute(queries)
}

/** Claims contents that are due for removal, so that no other server removes them. */
export async function takeContents(queries: Queries, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update content_without_file set due_at = ${new Date(now.getTime() + heldMs)}
    where id in (
      select id from content_without_file where due_at <= ${now}
      order by due_at, id limit 100
      for update skip locked
    )
    returning id`.execute(queries)
  return idsOf(rows)
}
