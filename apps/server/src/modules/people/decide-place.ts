import { type FieldError, isCompanyWide, texts } from '@tahi/contract'
import type { StoredPerson } from './person.ts'
import type { Places } from './places.ts'

/**
 * A person's branch, department and designation. Head office has no branch, and only employees have a department and a
 * designation, whatever is sent. A place that the person keeps may have been removed. A new place, or the place of a
 * person who is reactivated, must be active.
 */
export function decidePlace(
  before: StoredPerson,
  wanted: StoredPerson,
  places: Places,
): { person: StoredPerson; errors: FieldError[] } {
  const person = {
    ...wanted,
    branchId: isCompanyWide(wanted.role) ? null : wanted.branchId,
    departmentId: wanted.role === 'user' ? wanted.departmentId : null,
    designationId: wanted.role === 'user' ? wanted.designationId : null,
    clockNumber: isCompanyWide(wanted.role) ? null : wanted.clockNumber,
  }
  const returns = !before.active && person.active
  const moved = (key: 'branchId' | 'departmentId' | 'designationId') => returns || before[key] !== person[key]
  return {
    person,
    errors: [
      ...(person.branchId === null || moved('branchId') ? branchErrors(person, places) : []),
      ...(moved('departmentId') ? departmentErrors(person, places) : []),
      ...(moved('departmentId') || moved('designationId') ? designationErrors(person, places) : []),
    ],
  }
}

function branchErrors({ role, branchId }: StoredPerson, { branches }: Places): FieldError[] {
  if (isCompanyWide(role)) return []
  if (branchId === null) return [{ path: 'branchId', msg: texts.person.branchNeeded }]
  return branches.has(branchId) ? [] : [{ path: 'branchId', msg: texts.person.branchGone }]
}

function departmentErrors({ departmentId }: StoredPerson, { departments }: Places): FieldError[] {
  if (departmentId === null || departments.has(departmentId)) return []
  return [{ path: 'departmentId', msg: texts.person.departmentGone }]
}

function designationErrors(
  { departmentId, designationId }: StoredPerson,
  { designations }: Places,
): FieldError[] {
  if (designationId === null) return []
  const department = designations.get(designationId)
  if (department === undefined) return [{ path: 'designationId', msg: texts.person.designationGone }]
  if (department === departmentId) return []
  return [{ path: 'designationId', msg: texts.person.designationOfAnother }]
}
