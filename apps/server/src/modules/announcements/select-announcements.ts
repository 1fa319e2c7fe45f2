import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../platform/scope.ts'
import { announcementColumns } from './announcement.ts'
import { readerCounts } from './readership.ts'

/**
 * Reads announcements as `AnnouncementRow`s, readers counted where the caller may see them.
 * @param asked a query that gives their `id`s, and whatever an order needs
 */
export const selectAnnouncements = (scope: Scope, asked: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with asked as (${asked}), ${readerCounts(sql`asked`, scope)}
  select ${announcementColumns(scope)}, coalesce(addressed.people, 0)::int as people,
    coalesce(readers.people, 0)::int as readers
  from asked
  join announcement on announcement.id = asked.id
  left join addressed on addressed.id = announcement.id
  left join readers on readers.id = announcement.id`
