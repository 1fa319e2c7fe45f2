import { type RawBuilder, sql } from 'kysely'
import { allOf } from './paging.ts'

/** Letters that many keyboards lack, and what is typed instead. */
const marked = 'ÁÀÂÄÃÅĀáàâäãåāÇçÉÈÊËĒéèêëēÍÌÎÏĪíìîïīÑñÓÒÔÖÕŌóòôöõōÚÙÛÜŪúùûüūÝŸýÿ'
const plain = marked.normalize('NFD').replace(/\p{M}/gu, '')

/** Most texts have no such letter, and looking for each of them in every text takes five times as long. */
const asSearched = (text: RawBuilder<unknown>) =>
  sql`case when octet_length(${text}) = length(${text}) then lower(${text})
    else lower(translate(${text}, ${sql.lit(marked)}, ${sql.lit(plain)})) end`

/** What stands between words, also in 'EMP-00007 · Cruz, Ana' and 'Cruz, Ana (EMP-00007)' as the screens name a person. */
const between = /[\s,·()]+/

/**
 * Whether each word of a search is somewhere in a text, whatever its capitals and the marks on its letters: 'pena maria'
 * finds 'Maria Peña'. Everything is found where nothing is searched for.
 */
export function holds(text: RawBuilder<unknown>, search = ''): RawBuilder<unknown> {
  const words = search.split(between).filter((word) => word !== '')
  return allOf(
    words.map((word) => sql`position(${asSearched(sql`${word}::text`)} in ${asSearched(text)}) > 0`),
  )
}

/** The same of what a row of `person` is known by. */
export const isCalled = (search: string | undefined): RawBuilder<unknown> =>
  holds(sql`person.code || ' ' || person.first_name || ' ' || person.last_name`, search)
