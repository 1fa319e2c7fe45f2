import { addPerson, limits } from '@tahi/contract'
import type { PersonCells, PersonColumn, PersonFault, PersonRowProblem } from '@tahi/domain'
import * as z from 'zod'

/** A row's cells as the body of `addPerson` and `updatePerson`. Names of places and roles are looked up elsewhere. */
export function bodyOf(cells: PersonCells) {
  const { streetAddress, city, state, zipcode, role: _role, branch: _branch, ...rest } = cells
  const { department: _department, designation: _designation, gender, ...plain } = rest
  return {
    ...plain,
    ...(gender !== undefined && { gender: gender === 'male' ? ('male' as const) : ('female' as const) }),
    address: definedOf({ streetAddress, city, state, zipcode }),
  }
}

const definedOf = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

const columnPaths: Record<string, PersonColumn> = {
  branchId: 'branch',
  departmentId: 'department',
  designationId: 'designation',
}

/** The column for a field's path: `address.city` is `city`. */
export const columnOf = (path: string): PersonColumn =>
  columnPaths[path] ?? (path.replace(/^address\./, '') as PersonColumn)

const code = addPerson.body.shape.userId.unwrap()

/** Whether a new person may have this User ID. */
export const isCode = (text: string): boolean => code.safeParse(text).success

const named = z.string().max(limits.nameLength)

// The form's own checks, and length limits for the names that the form offers as choices.
const checked = addPerson.body.partial().extend({
  userId: named.optional(),
  role: named.optional(),
  branch: named.optional(),
  department: named.optional(),
  designation: named.optional(),
})

const tooBig: Partial<Record<PersonColumn, PersonRowProblem>> = {
  dailyRate: 'daily_rate_too_high',
  overRate: 'over_rate_too_high',
}

/** The faults of cells that a form would refuse, by the contract's limits. */
export function faultsOf(cells: PersonCells): PersonFault[] {
  const { role, branch, department, designation } = cells
  const { error } = checked.safeParse({ ...bodyOf(cells), role, branch, department, designation })
  return (error?.issues ?? []).map((issue) => {
    const column = columnOf(issue.path.join('.'))
    if (issue.code === 'too_big') return { column, problem: tooBig[column] ?? 'too_long' }
    return { column, problem: column === 'email' ? 'bad_email' : 'unreadable' }
  })
}
