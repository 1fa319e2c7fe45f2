import { type RawBuilder, sql } from 'kysely'

/**
 * The sort key of a name or title, independent of the database's own collation. Ignores case and diacritics, as searches
 * do: Parañaque comes before Pasay.
 */
export const alphabetical = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`unmarked(${text}) collate "C"`
