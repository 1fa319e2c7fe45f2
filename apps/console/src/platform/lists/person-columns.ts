import { texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import type { Column } from '@tahi/ui/table/column.ts'

/** A row about a person. */
type OfPerson = {
  employee: { readonly userId: string; readonly firstName: string; readonly lastName: string }
}

export const userIdColumn: Column<OfPerson> = {
  key: 'userId',
  label: texts.columns.userId,
  sort: 'userId',
  value: ({ employee }) => employee.userId,
}

/** Both names in one column, in the order of the last names. */
export const nameColumn: Column<OfPerson> = {
  key: 'name',
  label: texts.columns.name,
  sort: 'lastName',
  value: ({ employee }) => listedName(employee),
}

export const lastNameColumn: Column<OfPerson> = {
  key: 'lastName',
  label: texts.columns.lastName,
  sort: 'lastName',
  value: ({ employee }) => employee.lastName,
}

export const firstNameColumn: Column<OfPerson> = {
  key: 'firstName',
  label: texts.columns.firstName,
  sort: 'firstName',
  value: ({ employee }) => employee.firstName,
}

/** For users who see every branch. */
export const branchColumn: Column<{ branchName: string }> = {
  key: 'branch',
  label: texts.columns.branch,
  sort: 'branchName',
  value: ({ branchName }) => branchName,
}
