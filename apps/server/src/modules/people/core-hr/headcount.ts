import { type CoreHr, type Role, roleTitles, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { alphabetical } from '../../../platform/lists/alphabetical.ts'
import { personBranchIs } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'

interface Row {
  role: Role
  departmentId: string | null
  department: string | null
  designationId: string | null
  designation: string | null
  /** Whether the row counts one designation or a whole department. */
  isDesignation: boolean
  people: number
}

type Headcount = Pick<CoreHr, 'people' | 'departments' | 'designations'>

/**
 * Counts the people on the record list, to which the figures link (W2 Employees): active people except the caller, by
 * department and by designation within it, largest first. HR Admins count as 'Admin HR', as in the list, and head office
 * by role.
 */
export async function countHeads({ queries, scope }: Work, branchId: string | null): Promise<Headcount> {
  const { rows } = await sql<Row>`
    with placed as (
      select role,
        case when role = 'user' then department_id end as department_id,
        case when role = 'user' then designation_id end as designation_id
      from person
      where person.active and person.id <> ${scope.personId} and ${personBranchIs(branchId)}
    )
    select placed.role, placed.department_id as "departmentId", department.name as department,
      placed.designation_id as "designationId", designation.name as designation,
      grouping(placed.designation_id) = 0 as "isDesignation", count(*) as people
    from placed
    left join department on department.id = placed.department_id
    left join designation on designation.id = placed.designation_id
    group by grouping sets (
      (placed.role, placed.department_id, department.name),
      (placed.role, placed.department_id, department.name, placed.designation_id, designation.name)
    )
    order by array_position(array['user', 'manager', 'admin', 'hr', 'act'], placed.role),
      placed.department_id is null, people desc,
      ${alphabetical(sql`department.name`)}, ${alphabetical(sql`designation.name`)}`.execute(queries)
  const departments = rows.filter(({ isDesignation }) => !isDesignation)
  return {
    people: departments.reduce((sum, { people }) => sum + people, 0),
    departments: departments.map(({ departmentId, department, role, people }) => ({
      _id: departmentId,
      name: department ?? nameless(role),
      role,
      people,
    })),
    designations: rows
      .filter(({ isDesignation }) => isDesignation)
      .map(({ designationId, designation, departmentId, role, people }) => ({
        _id: designationId,
        name: designation ?? nameless(role),
        departmentId,
        role,
        people,
      })),
  }
}

function nameless(role: Role): string {
  if (role === 'user') return texts.coreHr.none
  return role === 'manager' ? texts.person.adminHr : roleTitles[role]
}
