import { type Role, roles, screens } from '@tahi/contract'
import { payrollBlocks } from '@tahi/domain'
import { choiceIn, idIn, textIn } from '../../platform/address.ts'
import { linkTo } from '../../platform/link.ts'
import { type ListAddress, readListAddress } from '../../platform/lists/list-address.ts'

/** The list's choices of Account Access besides All (W2 Employees). */
export const accessRoles = ['user', 'manager'] as const

/** Filters by what blocks a person's pay: one reason, or any. */
export const blockChoices = ['any', ...payrollBlocks] as const

/** The employee list's filters in the address. */
export interface PeopleAddress extends ListAddress {
  /** May also be a role of head office, which the list does not offer: Core HR links to it. */
  role?: Role | undefined
  /** A department's id, or 'none' for employees without one; a designation's id. */
  department?: string | undefined
  designation?: string | undefined
  block?: (typeof blockChoices)[number] | undefined
  /** Shows deactivated people instead of active ones. */
  status?: 'deactivated' | undefined
  /** The import dialog over the list: 'open' at its first step, or an import's id. */
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

/** Whether anything but the page and the order is chosen, so that an empty list need not mean an empty company. */
export function isFiltered(address: PeopleAddress): boolean {
  const { sort: _, ...filters } = filtersOf(address)
  return Object.values(filters).some((filter) => filter !== undefined)
}

/** The record of a form or profile; without an id, a new one or the user's own profile. */
export const readRecordAddress = (search: Record<string, unknown>) => ({ id: textIn(search, 'id') })

/** The form of a new person or of a record, and the Account Access that a new person starts with. */
export const readFormAddress = (search: Record<string, unknown>) => ({
  ...readRecordAddress(search),
  role: choiceIn(search, 'role', accessRoles),
})

/** The address of a person's form. */
export const employeeHref = (id: string): string => linkTo(screens.employeeForm.path, { id })

/** The query of the list's address. */
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
