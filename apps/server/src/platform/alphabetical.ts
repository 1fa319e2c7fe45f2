import { type RawBuilder, sql } from 'kysely'

/**
 * A name or title as it is ordered: where a reader looks for it, whatever order the database itself has for letters.
 * Capitals and the marks on letters do not count, as in a search: Parañaque stands before Pasay.
 */
export const alphabetical = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`unmarked(${text}) collate "C"`
