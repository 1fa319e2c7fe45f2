import { searchWords } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { fullNameOfPerson } from '../person-name.ts'
import { allOf } from './conditions.ts'

/**
 * Whether a text contains each word of a search, ignoring case and diacritics: 'pena maria' finds 'Maria Peña'. An empty
 * search finds everything.
 */
export function holds(text: RawBuilder<unknown>, search = ''): RawBuilder<unknown> {
  return allOf(
    searchWords(search).map((word) => sql`position(unmarked(${word}::text) in unmarked(${text})) > 0`),
  )
}

/** The same for the code and names of a row of `person`. */
export const isCalled = (search: string | undefined): RawBuilder<unknown> =>
  holds(sql`person.code || ' ' || ${fullNameOfPerson}`, search)
