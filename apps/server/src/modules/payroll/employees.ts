import type { Role } from '@tahi/contract'
import type { Day, Period } from '@tahi/domain'
import { sql } from 'kysely'
import { notAllowed, notFound } from '../../platform/errors.ts'
import { isOneOf } from '../../platform/lists/conditions.ts'
import { type PersonNameRow, personNameColumns } from '../../platform/person-name.ts'
import {
  payingBranch,
  payingBranchIs,
  personBranchIs,
  type Scope,
  wholeScope,
  within,
} from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { leftOn } from '../attendance/index.ts'
import { whyNotPaidBy } from './whose-pay.ts'

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
  /** The day on which they were deactivated or went to head office; null for the people of a branch, or if unknown. */
  leftOn: Day | null
}

/** For `select … from person left join department`. */
export const employeeColumns = sql`
  person.id, ${personNameColumns},
  ${payingBranch} as "branchId", department.name as "departmentName", person.role, person.active,
  ${leftOn} as "leftOn"`

/**
 * Everybody active in a branch, by name, and former employees of it who may have days to pay in the period, among them
 * those whom somebody else pays.
 */
export async function employeesOfBranch(
  work: Work,
  branchId: string,
  { from, to }: Period,
): Promise<Employee[]> {
  const mayHaveDays = sql`exists (
    select from attendance
    where attendance.active and attendance.person_id = person.id and day between ${from} and ${to}
      and ${within(wholeScope(work.scope), 'attendance')})`
  const { rows } = await sql<Employee>`
    select ${employeeColumns}
    from person left join department on department.id = person.department_id
    where ${payingBranchIs(branchId)}
      and ((person.active and person.role = 'user') or ${mayHaveDays})
    order by person.name_order, person.id`.execute(work.queries)
  return rows
}

/**
 * The employees with these ids in scope, active or not, by name.
 * @throws Refusal not_allowed when somebody else pays one
 */
export async function employeesNamed(work: Work, ids: readonly string[]): Promise<Employee[]> {
  const { rows } = await sql<Employee>`
    select ${employeeColumns}
    from person left join department on department.id = person.department_id
    where ${isOneOf('person.id', ids)} and ${personBranchIs(wholeScope(work.scope).branchId)}
    order by person.name_order, person.id`.execute(work.queries)
  return allPayable(work.scope, rows)
}

/**
 * Locks the employees with these ids, active or not, until the transaction ends. Another transaction that makes payslips
 * for one of them waits here, so that the payslips read afterwards do not change before the write.
 * @throws Refusal not_found when one is not in scope; not_allowed when somebody else pays one
 */
export async function lockEmployees(work: Work, ids: readonly string[]): Promise<Employee[]> {
  const wanted = [...new Set(ids)]
  const { rows } = await sql<Employee>`
    select ${employeeColumns}
    from person left join department on department.id = person.department_id
    where ${isOneOf('person.id', wanted)} and ${personBranchIs(wholeScope(work.scope).branchId)}
    order by person.id
    for no key update of person`.execute(work.queries)
  if (rows.length < wanted.length) throw notFound()
  return allPayable(work.scope, rows)
}

function allPayable(scope: Scope, employees: Employee[]): Employee[] {
  for (const employee of employees) {
    const why = whyNotPaidBy(scope, employee)
    if (why !== undefined) throw notAllowed(why)
  }
  return employees
}
