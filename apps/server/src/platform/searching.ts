import { searchWords, unmarked } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { allOf } from './paging.ts'

/** Letters that many keyboards lack, and what is typed instead. */
const marked = 'ÁÀÂÄÃÅĀáàâäãåāÇçÉÈÊËĒéèêëēÍÌÎÏĪíìîïīÑñÓÒÔÖÕŌóòôöõōÚÙÛÜŪúùûüūÝŸýÿ'
const plain = unmarked(marked)

/** Most texts have no such letter, and looking for each of them in every text takes five times as long. */
const asSearched = (text: RawBuilder<unknown>) =>
  sql`case when octet_length(${text}) = length(${text}) then lower(${text})
    else lower(translate(${text}, ${sql.lit(marked)}, ${sql.lit(plain)})) end`

/**
 * Whether each word of a search is somewhere in a text, whatever its capitals and the marks on its letters: 'pena maria'
 * finds 'Maria Peña'. Everything is found where nothing is searched for.
 */
export function holds(text: RawBuilder<unknown>, search = ''): RawBuilder<unknown> {
  return allOf(
    searchWords(search).map(
      (word) => sql`position(${asSearched(sql`${word}::text`)} in ${asSearched(text)}) > 0`,
    ),
  )
}

/** The same of what a row of `person` is known by. */
export const isCalled = (search: string | undefined): RawBuilder<unknown> =>
  holds(sql`person.code || ' ' || person.first_name || ' ' || person.last_name`, search)
