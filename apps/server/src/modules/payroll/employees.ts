import { sql } from 'kysely'
import { isOneOf } from '../../platform/conditions.ts'
import { notFound } from '../../platform/errors.ts'
import { peopleOf, wholeScope } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'

/** Somebody whom payslips are made for: people of role `user`, who all belong to a branch. */
export interface Employee {
  id: string
  code: string
  firstName: string
  lastName: string
  branchId: string
  departmentName: string | null
  active: boolean
}

/** For `select … from person left join department`. */
export const employeeColumns = sql`
  person.id, person.code, person.first_name as "firstName", person.last_name as "lastName",
  person.branch_id as "branchId", department.name as "departmentName", person.active`

export const employeesInScope = ({ scope }: Work) => {
  const { branchId } = wholeScope(scope)
  return sql`person.role = 'user' and ${peopleOf(branchId)}`
}

/** Everybody active in a branch, by name. */
export async function employeesOfBranch(work: Work, branchId: string): Promise<Employee[]> {
  const { rows } = await sql<Employee>`
    select ${employeeColumns}
    from person left join department on department.id = person.department_id
    where person.active and person.branch_id = ${branchId} and ${employeesInScope(work)}
    order by person.last_name, person.first_name, person.id`.execute(work.queries)
  return rows
}

/** The active employees named, by name. @throws Refusal not_found when one is not in scope or no longer active */
export async function employeesNamed(work: Work, ids: readonly string[]): Promise<Employee[]> {
  const wanted = [...new Set(ids)]
  const { rows } = await sql<Employee>`
    select ${employeeColumns}
    from person left join department on department.id = person.department_id
    where person.active and ${isOneOf('person.id', wanted)} and ${employeesInScope(work)}
    order by person.last_name, person.first_name, person.id`.execute(work.queries)
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
