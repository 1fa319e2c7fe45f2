import type { readPersonHistory as call, HistoryEntry, Request } from '@tahi/contract'
import { sql } from 'kysely'
import { readHistory } from '../../platform/history.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { readsPrivate } from './abilities.ts'
import { findPerson } from './repository.ts'
import { namedIn, tellEntry } from './told-history.ts'

/**
 * What was done to a person's record and account, for whoever may read the record. That includes the rates, which every
 * reader of the record reads (`toRecord`); private fields are told by name alone to those who may not know them.
 */
export async function readPersonHistory(
  work: Work,
  { params }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const person = await findPerson(work, params.id)
  const { entries, isWhole } = await readHistory(work, { entity: 'person', entityId: person.id })
  const names = await placeNames(work, entries)
  const mayKnow = readsPrivate(work.scope, person)
  return { entries: entries.map((entry) => tellEntry(entry, names, mayKnow)), isWhole }
}

/** The names of branches, departments, designations and shifts that the entries mention and the caller may read. */
async function placeNames(
  { queries, scope: { branchId } }: Work,
  entries: readonly HistoryEntry[],
): Promise<ReadonlyMap<string, string>> {
  const ids = namedIn(entries)
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from branch where id = any(${ids}::uuid[]) and (${branchId}::uuid is null or id = ${branchId})
    union all
    select id, name from department where id = any(${ids}::uuid[])
    union all
    select id, name from designation where id = any(${ids}::uuid[])
    union all
    select id, name from shift
    where id = any(${ids}::uuid[]) and (${branchId}::uuid is null or branch_id = ${branchId})`.execute(
    queries,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
