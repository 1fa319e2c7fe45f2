import { sql } from 'kysely'
import type { Work } from '../../platform/work.ts'
import { announcedTo, isReadBy } from './announcement.ts'

/** Counts current announcements that the caller has not read in their present edition. */
export async function countUnreadAnnouncements({ queries, scope, today }: Work): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from announcement
    where announcement.active and ${announcedTo(scope)}
      and announcement.last_day >= ${today}
      and not ${isReadBy(scope.personId)}`.execute(queries)
  return rows[0]?.unread ?? 0
}
