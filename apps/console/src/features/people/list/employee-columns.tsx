import type { PersonRow } from '@tahi/contract'
import type { Column } from '@tahi/ui/table/column.ts'
import { BlockMark } from './block-mark.tsx'
import { EmployeeCode } from './employee-code.tsx'

/** The columns of W2, with the picture beside the user ID, and what blocks the person's pay. */
export const employeeColumns: readonly Column<PersonRow>[] = [
  {
    key: 'userId',
    label: 'User ID',
    sort: 'userId',
    width: '152px',
    value: (person) => <EmployeeCode person={person} />,
  },
  { key: 'lastName', label: 'Last Name', sort: 'lastName', value: ({ lastName }) => lastName },
  { key: 'firstName', label: 'First Name', sort: 'firstName', value: ({ firstName }) => firstName },
  { key: 'branch', label: 'Branch', sort: 'branchName', value: ({ branchName }) => branchName ?? '–' },
  {
    key: 'department',
    label: 'Department',
    sort: 'departmentName',
    value: ({ departmentName }) => departmentName ?? '–',
  },
  {
    key: 'designation',
    label: 'Designation',
    sort: 'designationName',
    value: ({ designationName }) => designationName ?? '–',
  },
  {
    key: 'blocks',
    label: 'Blocks payroll',
    value: ({ blocks }) => <BlockMark blocks={blocks} />,
  },
]
