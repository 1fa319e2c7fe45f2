import { sql } from 'kysely'
import type { Work } from '../../../platform/work.ts'
import type { Places } from '../places.ts'

interface Part {
  id: string
  name: string
}

/** Active branches in scope, departments and designations, by their names in lower case. */
export interface NamedPlaces extends Places {
  readonly branchByName: ReadonlyMap<string, string>
  readonly departmentByName: ReadonlyMap<string, string>
  /** By department and name, see `designationKey`. */
  readonly designationByName: ReadonlyMap<string, string>
  readonly nameOf: ReadonlyMap<string, string>
}

export const designationKey = (departmentId: string, name: string): string =>
  `${departmentId} ${name.toLowerCase()}`

/** @param lock 'lock' for writing: no place can be removed until the transaction ends. Call this before people are locked */
export async function namedPlaces({ queries }: Work, lock: 'read' | 'lock'): Promise<NamedPlaces> {
  const held = lock === 'lock' ? sql`for share` : sql``
  const branches = await sql<Part>`
    select id, name from branch where active order by id ${held}`.execute(queries)
  const departments = await sql<Part>`
    select id, name from department where active order by id ${held}`.execute(queries)
  const designations = await sql<Part & { departmentId: string }>`
    select id, name, department_id as "departmentId" from designation
    where active order by id ${held}`.execute(queries)
  const byName = (parts: readonly Part[]) => new Map(parts.map(({ id, name }) => [name.toLowerCase(), id]))
  const ids = (parts: readonly Part[]) => new Set(parts.map(({ id }) => id))
  return {
    branches: ids(branches.rows),
    departments: ids(departments.rows),
    designations: new Map(designations.rows.map(({ id, departmentId }) => [id, departmentId])),
    branchByName: byName(branches.rows),
    departmentByName: byName(departments.rows),
    designationByName: new Map(
      designations.rows.map(({ id, name, departmentId }) => [designationKey(departmentId, name), id]),
    ),
    nameOf: new Map(
      [branches.rows, departments.rows, designations.rows].flat().map(({ id, name }) => [id, name]),
    ),
  }
}
