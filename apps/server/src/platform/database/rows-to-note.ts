import { type RawBuilder, sql } from 'kysely'

/**
 * For the `where` of an update that notes something of rows that a lookup just read. It leaves out those that are no
 * longer as they were read, because another server has noted the same. It also leaves out those that another transaction
 * is writing: every lookup behind this one would wait for that one's end. The next request notes them.
 * @param still the condition by which they were chosen
 */
export const rowsToNote = (
  table: 'gate' | 'session',
  ids: readonly string[],
  still: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`id in (
  select id from ${sql.table(table)} where id = any(${ids}::uuid[]) and ${still} for no key update skip locked)`
