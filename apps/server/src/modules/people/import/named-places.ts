import { unmarked } from '@tahi/domain'
import { sql } from 'kysely'
import { idsOf } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import type { Places } from '../places.ts'

interface Part {
  id: string
  name: string
}

/** More than these help nobody who mistyped one. */
const namesShown = 10

/** Finds the place of a name, whatever its case; without accents too, where that means one place alone. */
type Finding = (name: string) => string | undefined

/** Active branches in scope, departments and designations, by their names. */
export interface NamedPlaces extends Places {
  readonly branchNamed: Finding
  readonly departmentNamed: Finding
  /** The first of their names, in order, to name beside one that is none of them. */
  readonly branchNames: readonly string[]
  readonly departmentNames: readonly string[]
  /** By department and name, see `designationKey`. */
  readonly designationNamed: Finding
  readonly nameOf: ReadonlyMap<string, string>
}

export const designationKey = (departmentId: string, name: string): string => `${departmentId} ${name}`

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
  const ids = (parts: readonly Part[]) => new Set(idsOf(parts))
  return {
    branches: ids(branches.rows),
    departments: ids(departments.rows),
    designations: new Map(designations.rows.map(({ id, departmentId }) => [id, departmentId])),
    branchNames: firstNames(branches.rows),
    departmentNames: firstNames(departments.rows),
    branchNamed: findingIn(branches.rows),
    departmentNamed: findingIn(departments.rows),
    designationNamed: findingIn(
      designations.rows.map(({ id, name, departmentId }) => ({
        id,
        name: designationKey(departmentId, name),
      })),
    ),
    nameOf: new Map(
      [branches.rows, departments.rows, designations.rows].flat().map(({ id, name }) => [id, name]),
    ),
  }
}

const firstNames = (parts: readonly Part[]): string[] =>
  parts
    .map(({ name }) => name)
    .sort((one, other) => one.localeCompare(other))
    .slice(0, namesShown)

function findingIn(parts: readonly Part[]): Finding {
  const exact = new Map(parts.map(({ id, name }) => [name.toLowerCase(), id]))
  const plain = new Map<string, string | undefined>()
  for (const { id, name } of parts) {
    const key = unmarked(name)
    plain.set(key, plain.has(key) ? undefined : id)
  }
  return (name) => exact.get(name.toLowerCase()) ?? plain.get(unmarked(name))
}
