import { type RawBuilder, sql } from 'kysely'
import type { Work } from '../../platform/work.ts'
import { type AnnouncementFields, type AnnouncementRow, announcedTo } from './announcement.ts'
import { announcementsOf } from './announcements-of.ts'

/** An announcement in scope; cancelled ones included. */
export async function findAnnouncement(
  { queries, scope }: Work,
  id: string,
): Promise<AnnouncementRow | undefined> {
  const { join, columns } = announcementsOf(sql`asked`, scope)
  const { rows } = await sql<AnnouncementRow>`
    with asked as (select id from announcement where id = ${id} and ${announcedTo(scope)})
    select ${columns} from asked ${join}`.execute(queries)
  return rows[0]
}

/** Locks an announcement for a change, if the caller may change it, and reads it after the lock is held. */
export async function findAndLockAnnouncement(work: Work, id: string): Promise<AnnouncementRow | undefined> {
  await sql`
    select from announcement where announcement.id = ${id} and ${announcedTo(work.scope)} for no key update`.execute(
    work.queries,
  )
  return findAnnouncement(work, id)
}

/** @returns whether it was written; false when the id is taken */
export async function insertAnnouncement(
  { queries, actor, now }: Work,
  announcement: AnnouncementFields,
): Promise<boolean> {
  const { id, branchId, title, description, firstDay, lastDay } = announcement
  const { numAffectedRows } = await sql`
    insert into announcement (id, branch_id, posted_by, poster_name, title, description, first_day, last_day, created_at)
    values (${id}, ${branchId}, ${actor.personId}, ${actor.name}, ${title}, ${description}, ${firstDay}, ${lastDay},
      ${now})
    on conflict (id) do nothing`.execute(queries)
  return numAffectedRows === 1n
}

/** Writes the announcement's fields and increments the version. */
export async function updateAnnouncement({ queries }: Work, announcement: AnnouncementFields): Promise<void> {
  const { id, branchId, title, description, firstDay, lastDay, active, edition } = announcement
  await sql`
    update announcement
    set branch_id = ${branchId}, title = ${title}, description = ${description}, first_day = ${firstDay},
      last_day = ${lastDay}, active = ${active}, edition = ${edition},
      version = version + 1
    where id = ${id}`.execute(queries)
}

/**
 * Records that the caller has read an announcement in scope. Repeating it changes nothing.
 * @param edition the one that they were shown, if it may have changed since
 * @returns when they first read it, in which edition, and whether this is news
 */
export async function noteReading(
  { queries, scope, now }: Work,
  id: string,
  edition: number | null = null,
): Promise<{ readAt: Date; edition: number; isNews: boolean } | undefined> {
  const { branchId, personId } = scope
  // `least` also leaves out null. Nobody has read an edition to come.
  const shown = sql`least(${edition}::integer, announcement.edition)`
  const { numAffectedRows } = await sql`
    insert into announcement_reading (announcement_id, person_id, branch_id, edition, read_at)
    select announcement.id, ${personId}::uuid, ${branchId}::uuid, ${shown}, ${now}::timestamptz
    from announcement where announcement.id = ${id} and announcement.active and ${announcedTo(scope)}
    on conflict do nothing`.execute(queries)
  const { rows } = await sql<{ readAt: Date; edition: number }>`
    select reading.read_at as "readAt", reading.edition
    from announcement_reading as reading join announcement on announcement.id = reading.announcement_id
    where reading.announcement_id = ${id} and reading.person_id = ${personId} and reading.edition <= ${shown}
      and announcement.active and ${announcedTo(scope)}
    order by reading.edition desc limit 1`.execute(queries)
  return rows[0] && { ...rows[0], isNews: numAffectedRows === 1n }
}

/** Whether an edition is the present one in the moment of the statement that has this condition. */
export const isPresent = (id: string, edition: number): RawBuilder<unknown> => sql`
  exists (select from announcement where announcement.id = ${id} and announcement.edition = ${edition})`

/** Everybody the caller may know of who has read an announcement in its present edition, as `isReadBy` tells. */
export async function readersOf({ queries }: Work, id: string): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`
    select announcement.posted_by as "personId" from announcement where id = ${id} and edition = 1
    union
    select reading.person_id from announcement join announcement_reading as reading
      on reading.announcement_id = announcement.id and reading.edition = announcement.edition
    where announcement.id = ${id}`.execute(queries)
  return rows.map(({ personId }) => personId)
}
