import { texts } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { waitForTurn } from '../../platform/database/locks.ts'
import { asConflict, invalid } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import type { Part, PartTable } from './part.ts'

/** Allows one change of the organisation at a time, because each change locks several parts and people. */
export async function lockOrganisation({ queries }: Work): Promise<void> {
  await waitForTurn(queries, 'organisation')
}

/** Locks a part for a change, removed ones included: transactions that add something to it wait. */
export async function findAndLockPart(
  { queries }: Work,
  table: PartTable,
  id: string,
): Promise<Part | undefined> {
  const { rows } = await sql<Part>`${select(table)} where id = ${id} for update`.execute(queries)
  return rows[0]
}

/**
 * Locks an active part to which something is being added, so that nobody removes it before this transaction ends.
 * @param path the field with its id
 * @throws Refusal invalid when it was removed or does not exist
 */
export async function holdLivingPart(
  { queries }: Work,
  table: PartTable,
  id: string,
  path: string,
): Promise<Part> {
  const { rows } = await sql<Part>`${select(table)} where id = ${id} and active for share`.execute(queries)
  const [part] = rows
  if (!part) throw invalid(path, texts.organisation.gone)
  return part
}

/** Locks a department's active designations as `findAndLockPart` does. */
export async function lockDesignations({ queries }: Work, departmentId: string): Promise<Part[]> {
  const { rows } = await sql<Part>`
    ${select('designation')} where department_id = ${departmentId} and active order by id for update`.execute(
    queries,
  )
  return rows
}

const select = (table: PartTable) => sql`
  select id, name, ${table === 'designation' ? sql`department_id` : sql`null::uuid`} as "departmentId", active, version
  from ${sql.table(table)}`

/** @throws Refusal conflict at the name when an active part has it */
export async function insertPart(work: Work, table: PartTable, part: Part): Promise<void> {
  const columns = { id: part.id, created_at: work.now, ...written(table, part) }
  const names = Object.keys(columns).map((name) => sql.ref(name))
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(Object.values(columns))})`
    .execute(work.queries)
    .catch(refuseTakenName(table))
}

/** Writes a part's fields and increments the version. @throws Refusal conflict at the name when an active part has it */
export async function updatePart({ queries }: Work, table: PartTable, part: Part): Promise<void> {
  const changes: RawBuilder<unknown>[] = Object.entries(written(table, part)).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  )
  await sql`update ${sql.table(table)} set ${sql.join(changes)}, version = version + 1 where id = ${part.id}`
    .execute(queries)
    .catch(refuseTakenName(table))
}

const written = (table: PartTable, { name, active, departmentId }: Part) => ({
  name,
  active,
  ...(table === 'designation' && { department_id: departmentId }),
})

const refuseTakenName = (table: PartTable) =>
  asConflict({ [`${table}_living_name`]: [{ path: `${table}Name`, msg: texts.organisation[table].taken }] })
