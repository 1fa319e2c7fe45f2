import { searchWords } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { allOf } from './paging.ts'

/**
 * Whether each word of a search is somewhere in a text, whatever its capitals and the marks on its letters: 'pena maria'
 * finds 'Maria Peña'. Everything is found where nothing is searched for.
 */
export function holds(text: RawBuilder<unknown>, search = ''): RawBuilder<unknown> {
  return allOf(
    searchWords(search).map((word) => sql`position(unmarked(${word}::text) in unmarked(${text})) > 0`),
  )
}

/** The same of what a row of `person` is known by. */
export const isCalled = (search: string | undefined): RawBuilder<unknown> =>
  holds(sql`person.code || ' ' || person.first_name || ' ' || person.last_name`, search)
