import { type Role, roles } from '@tahi/contract'
import { payrollBlocks } from '@tahi/domain'
import { choiceIn, idIn, textIn } from '../../platform/address.ts'
import { type ListAddress, readListAddress } from '../../platform/lists/list-address.ts'

/** What the list offers for Account Access besides All (W2 Employees). */
export const accessRoles = ['user', 'manager'] as const

/** What stops somebody's pay: one reason, or any. */
export const blockChoices = ['any', ...payrollBlocks] as const

/** The record list's filters as the address keeps them. */
export interface PeopleAddress extends ListAddress {
  /** One that the list does not offer is of head office: Core HR leads to it. */
  role?: Role | undefined
  /** A department's id, or 'none' for employees who have none; a designation's id. */
  department?: string | undefined
  designation?: string | undefined
  block?: (typeof blockChoices)[number] | undefined
  /** Those who were deactivated instead of those who are active. */
  status?: 'deactivated' | undefined
  /** The import is open over the list: at its beginning, or where the import of this id is. */
  import?: string | undefined
}

export const readPeopleAddress = (search: Record<string, unknown>): PeopleAddress => ({
  ...readListAddress(search),
  role: choiceIn(search, 'role', roles),
  department: idIn(search, 'department', 'none'),
  designation: idIn(search, 'designation'),
  block: choiceIn(search, 'block', blockChoices),
  status: choiceIn(search, 'status', ['deactivated']),
  import: textIn(search, 'import'),
})

/** The record that a form or a profile shows; none is a new one, or one's own profile. */
export const readRecordAddress = (search: Record<string, unknown>) => ({ id: textIn(search, 'id') })

/** What the list's address asks the server for. */
export const filtersOf = ({ search, sort, branch, department, designation, ...rest }: PeopleAddress) => ({
  search,
  sort,
  branchId: branch,
  departmentId: department,
  designationId: designation,
  role: rest.role,
  block: rest.block,
  status: rest.status,
})
