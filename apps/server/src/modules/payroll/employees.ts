import type { Role } from '@tahi/contract'
import type { Period } from '@tahi/domain'
import { sql } from 'kysely'
import { isOneOf } from '../../platform/conditions.ts'
import { notFound } from '../../platform/errors.ts'
import { peopleOf, wholeScope, within } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'

/**
 * Somebody whom payslips are made for: an employee now or when the days were worked, of a branch, or of the one that
 * keeps the days of who went to head office.
 */
export interface Employee {
  id: string
  code: string
  firstName: string
  lastName: string
  branchId: string
  departmentName: string | null
  role: Role
  active: boolean
}

/** Who goes to head office leaves every day in the branch where it was worked. */
const branchLeft = sql`(
  select branch_id from attendance
  where attendance.active and attendance.person_id = person.id
  order by day desc limit 1
)`

/** For `select … from person left join department`. */
export const employeeColumns = sql`
  person.id, person.code, person.first_name as "firstName", person.last_name as "lastName",
  coalesce(person.branch_id, ${branchLeft}) as "branchId", department.name as "departmentName", person.role, person.active`

/** An HR Manager also pays whoever was promoted, but not their own days; no HR Admin is paid by one (D2). */
export const employeesInScope = ({ scope }: Pick<Work, 'scope'>) => {
  const { branchId } = wholeScope(scope)
  const payable = scope.role === 'hr' ? sql`person.id <> ${scope.personId}` : sql`person.role = 'user'`
  return sql`${payable} and ${peopleOf(branchId)}`
}

/** Everybody active in a branch, by name, and whoever was an employee there and may have days to pay in the period. */
export async function employeesOfBranch(
  work: Work,
  branchId: string,
  { from, to }: Period,
): Promise<Employee[]> {
  const mayHaveDays = sql`exists (
    select from attendance
    where attendance.active and attendance.person_id = person.id and day between ${from} and ${to}
      and (person.branch_id is not null or attendance.branch_id = ${branchId})
      and ${within(wholeScope(work.scope), 'attendance')})`
  const { rows } = await sql<Employee>`
    select ${employeeColumns}
    from person left join department on department.id = person.department_id
    where (person.branch_id = ${branchId} or person.branch_id is null) and ${employeesInScope(work)}
      and ((person.active and person.role = 'user') or ${mayHaveDays})
    order by person.name_order, person.id`.execute(work.queries)
  return rows
}

/** The employees named, active or not, by name. @throws Refusal not_found when one is not in scope */
export async function employeesNamed(work: Work, ids: readonly string[]): Promise<Employee[]> {
  const wanted = [...new Set(ids)]
  const { rows } = await sql<Employee>`
    select ${employeeColumns}
    from person left join department on department.id = person.department_id
    where ${isOneOf('person.id', wanted)} and ${employeesInScope(work)}
    order by person.name_order, person.id`.execute(work.queries)
  if (rows.length < wanted.length) throw notFound()
  return rows
}

/**
 * The employees named, active or not, locked until the transaction ends: who makes payslips for one of them waits
 * here, so that what is then read about their payslips still holds when it is written.
 * @throws Refusal not_found when one is not in scope
 */
export async function lockEmployees(work: Work, ids: readonly string[]): Promise<Employee[]> {
  const wanted = [...new Set(ids)]
  const { rows } = await sql<Employee>`
    select ${employeeColumns}
    from person left join department on department.id = person.department_id
    where ${isOneOf('person.id', wanted)} and ${employeesInScope(work)}
    order by person.id
    for no key update of person`.execute(work.queries)
  if (rows.length < wanted.length) throw notFound()
  return rows
}
