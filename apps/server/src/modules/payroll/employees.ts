import type { Role } from '@tahi/contract'
import type { Period } from '@tahi/domain'
import { sql } from 'kysely'
import { notFound } from '../../platform/errors.ts'
import { isOneOf } from '../../platform/lists/conditions.ts'
import { type PersonNameRow, personNameColumns } from '../../platform/person-name.ts'
import { personBranchIs, wholeScope, within } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'

/**
 * A person who can get payslips: an employee, or a former one with days worked as one. The branch is theirs or, for
 * people who went to head office, the one that keeps their days.
 */
export interface Employee extends PersonNameRow {
  id: string
  branchId: string
  departmentName: string | null
  role: Role
  active: boolean
}

/** When a person goes to head office, their days stay in the branch where they were worked. */
const branchLeft = sql`(
  select branch_id from attendance
  where attendance.active and attendance.person_id = person.id
  order by day desc limit 1
)`

/** For `select … from person left join department`. */
export const employeeColumns = sql`
  person.id, ${personNameColumns},
  coalesce(person.branch_id, ${branchLeft}) as "branchId", department.name as "departmentName", person.role, person.active`

/**
 * An HR Manager also pays people who were promoted, but not themselves. An HR Admin only pays employees, so no HR Admin
 * is paid by an HR Admin (D2).
 */
export const employeesInScope = ({ scope }: Pick<Work, 'scope'>) => {
  const { branchId } = wholeScope(scope)
  const payable = scope.role === 'hr' ? sql`person.id <> ${scope.personId}` : sql`person.role = 'user'`
  return sql`${payable} and ${personBranchIs(branchId)}`
}

/** Everybody active in a branch, by name, and former employees of it who may have days to pay in the period. */
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

/** The employees with these ids, active or not, by name. @throws Refusal not_found when one is not in scope */
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
 * Locks the employees with these ids, active or not, until the transaction ends. Another transaction that makes payslips
 * for one of them waits here, so that the payslips read afterwards do not change before the write.
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
