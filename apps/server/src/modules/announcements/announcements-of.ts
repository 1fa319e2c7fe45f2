import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../platform/scope.ts'
import { announcementColumns } from './announcement.ts'
import { readerCounts } from './readership.ts'

/**
 * Reads announcements as `AnnouncementRow`s, with readers counted where the caller may see them.
 * @param of the name of a query with their `id`s, to join to
 */
export const announcementsOf = (of: RawBuilder<unknown>, scope: Scope) => ({
  join: sql`
    join announcement on announcement.id = ${of}.id
    left join (${readerCounts(of, scope)}) as readership on readership.id = announcement.id`,
  columns: sql`
    ${announcementColumns(scope)}, coalesce(readership.people, 0)::int as people,
    coalesce(readership.readers, 0)::int as readers`,
})
