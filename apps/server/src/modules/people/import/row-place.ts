import { type Role, roles, roleTitles } from '@tahi/contract'
import type { PersonCells, PersonColumn, PersonFault } from '@tahi/domain'
import type { Scope } from '../../../platform/scope.ts'
import type { PersonEntry } from '../person.ts'
import type { SentFields } from '../sent-fields.ts'
import { designationKey, type NamedPlaces } from './named-places.ts'

interface RowPlace {
  readonly sent: Pick<SentFields, 'role' | 'branchId' | 'departmentId' | 'designationId'>
  readonly faults: readonly PersonFault[]
}

/** The role and places that a row names. A place named as the person's current one stays, even if it was removed. */
export function placeOf(
  cells: PersonCells,
  before: PersonEntry | undefined,
  { scope, places }: { scope: Scope; places: NamedPlaces },
): RowPlace {
  const faults: PersonFault[] = []
  const found = <Id>(
    column: PersonColumn,
    id: Id | undefined,
    problem: PersonFault['problem'],
    instead?: readonly string[],
  ) => {
    if (id === undefined) faults.push({ column, problem, ...(instead && { instead }) })
    return id
  }
  const named = (name: string | undefined, present: string | null | undefined) =>
    name !== undefined && name.toLowerCase() !== present?.toLowerCase() ? name : undefined

  const role = cells.role === undefined ? undefined : found('role', roleNamed(cells.role), 'bad_choice')
  const branch = named(cells.branch, before?.branchName)
  const branchId =
    branch &&
    (scope.branchId === null
      ? found('branch', places.branchNamed(branch), 'unknown_branch', places.branchNames)
      : found('branch', places.branchNamed(branch), 'other_branch'))

  // Only employees have a department and a designation, whatever is sent.
  if ((role ?? before?.role ?? 'user') !== 'user') return { sent: { role, branchId }, faults }
  const department = named(cells.department, before?.departmentName)
  const departmentId =
    department &&
    found('department', places.departmentNamed(department), 'unknown_department', places.departmentNames)
  const inDepartment = departmentId ?? before?.departmentId ?? ''
  const designation =
    departmentId === undefined ? named(cells.designation, before?.designationName) : cells.designation
  const isKnown = department === undefined || departmentId !== undefined
  const designationId =
    designation && isKnown
      ? found(
          'designation',
          places.designationNamed(designationKey(inDepartment, designation)),
          'unknown_designation',
        )
      : undefined
  return { sent: { role, branchId, departmentId, designationId }, faults }
}

function roleNamed(title: string): Role | undefined {
  const text = title.toLowerCase()
  return roles.find((role) => role === text || roleTitles[role].toLowerCase() === text)
}
