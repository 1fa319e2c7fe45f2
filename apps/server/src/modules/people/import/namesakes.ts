import type { Namesake } from '@tahi/contract'
import type { PersonCells } from '@tahi/domain'
import { sql } from 'kysely'
import { idsOf } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { asKnownTo } from '../person.ts'
import { findPeople } from '../repository.ts'
import type { FileRow } from './people-file.ts'

/**
 * Finds whom newcomers may be already: active people in scope, or newcomers higher up in the file, with the same name and
 * birthday. Namesakes are only warned of, as they may be two people.
 * @param earlier the lines of newcomers so far, by who they are; grows with the rows
 * @returns by line
 */
export async function namesakesOf(
  work: Work,
  newcomers: readonly Pick<FileRow, 'line' | 'cells'>[],
  earlier: Map<string, number>,
): Promise<Map<number, Namesake>> {
  const known = await peopleBornOn(
    work,
    newcomers.flatMap(({ cells }) => cells.birthday ?? []),
  )
  const found = new Map<number, Namesake>()
  for (const { line, cells } of newcomers) {
    const key = keyOf(cells)
    const userId = known.get(key) ?? null
    const above = earlier.get(key) ?? null
    if (userId !== null || above !== null) found.set(line, { userId, line: above })
    if (above === null) earlier.set(key, line)
  }
  return found
}

/** The User IDs of active people born on the days, by who they are, as far as the caller may know their birthdays. */
async function peopleBornOn(work: Work, days: readonly string[]): Promise<Map<string, string>> {
  if (days.length === 0) return new Map()
  const { rows } = await sql<{ id: string }>`
    select person.id from person join person_detail on person_detail.person_id = person.id
    where person.active and person_detail.birthday = any(${days}::date[])`.execute(work.queries)
  const people = await findPeople(work, idsOf(rows))
  return new Map(people.map((person) => [keyOf(asKnownTo(work.scope, person)), person.code]))
}

type Named = { [field in 'firstName' | 'lastName' | 'birthday']?: PersonCells[field] | null }

const keyOf = ({ firstName = '', lastName = '', birthday }: Named): string =>
  `${firstName}\n${lastName}\n${birthday}`.toLowerCase()
