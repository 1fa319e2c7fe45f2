import { compareNames } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../../platform/database/connection.ts'
import type { NamedRow, Target } from './repository.ts'

/** Marks an import's rows whose name differs from the name of the employee found. */
export type MarkOtherNames = (queries: Queries, rows: readonly NamedRow[]) => Promise<void>

/** For one import: each person is looked up once, and each of their names in the file is compared once. */
export function otherNamesOf({ id }: Target): MarkOtherNames {
  const people = new Map<string, string>()
  const compared = new Map<string, boolean>()
  const isOther = (name: string, personId: string): boolean => {
    const key = `${personId} ${name}`
    const known = compared.get(key)
    if (known !== undefined) return known
    const found = compareNames(name, people.get(personId) ?? '') === 'other'
    compared.set(key, found)
    return found
  }
  return async (queries, rows) => {
    const named = rows.flatMap(({ line, name, personId }) =>
      name !== '' && personId !== null ? [{ line, name, personId }] : [],
    )
    const unknown = new Set(named.map(({ personId }) => personId).filter((personId) => !people.has(personId)))
    if (unknown.size > 0)
      for (const [key, name] of await namesOf(queries, [...unknown])) people.set(key, name)
    const others = named.filter(({ name, personId }) => isOther(name, personId)).map(({ line }) => line)
    if (others.length === 0) return
    await sql`
      update attendance_import_row set other_name = true
      where import_id = ${id} and line = any(${others}::integer[])`.execute(queries)
  }
}

/** For `person` and `person_detail`. A married woman's middle name is her maiden name. */
export const allNames: RawBuilder<unknown> = sql`concat_ws(' ', person.first_name, person_detail.middle_name, person.last_name)`

async function namesOf(queries: Queries, people: readonly string[]): Promise<[string, string][]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select person.id, ${allNames} as name
    from person left join person_detail on person_detail.person_id = person.id
    where person.id = any(${people}::uuid[])`.execute(queries)
  return rows.map(({ id, name }) => [id, name])
}
