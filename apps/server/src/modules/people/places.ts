import { sql } from 'kysely'
import { idsOf } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'

/** Those of the given branches, departments and designations that are active. */
export interface Places {
  readonly branches: ReadonlySet<string>
  readonly departments: ReadonlySet<string>
  /** Designation to its department. */
  readonly designations: ReadonlyMap<string, string>
}

interface Named {
  readonly branchId?: string | null | undefined
  readonly departmentId?: string | null | undefined
  readonly designationId?: string | null | undefined
}

/** For a change that moves nobody. */
export const noPlaces: Places = { branches: new Set(), departments: new Set(), designations: new Map() }

/**
 * Finds which of the given places, and of the people's current places, are active, and locks them: none can be removed
 * until the transaction ends. Call this before the people are locked: removing a place locks it before its people.
 */
export async function lockPlaces(
  { queries }: Work,
  named: readonly Named[],
  personIds: readonly string[],
): Promise<Places> {
  const ids = (key: keyof Named) => named.flatMap((place) => place[key] ?? [])
  const ofPeople = (column: string) => sql`id in (
    select ${sql.ref(column)} from person where id = any(${personIds}::uuid[]))`
  const branches = await sql<{ id: string }>`
    select id from branch
    where active and (id = any(${ids('branchId')}::uuid[]) or ${ofPeople('branch_id')})
    order by id for share`.execute(queries)
  const departments = await sql<{ id: string }>`
    select id from department
    where active and (id = any(${ids('departmentId')}::uuid[]) or ${ofPeople('department_id')})
    order by id for share`.execute(queries)
  const designations = await sql<{ id: string; departmentId: string }>`
    select id, department_id as "departmentId" from designation
    where active and (id = any(${ids('designationId')}::uuid[]) or ${ofPeople('designation_id')})
    order by id for share`.execute(queries)
  return {
    branches: new Set(idsOf(branches.rows)),
    departments: new Set(idsOf(departments.rows)),
    designations: new Map(designations.rows.map(({ id, departmentId }) => [id, departmentId])),
  }
}
