import { type PersonRow, texts } from '@tahi/contract'
import type { Column } from '@tahi/ui/table/column.ts'
import { BlockMark } from './block-mark.tsx'
import { EmployeeCode } from './employee-code.tsx'

/** The columns of W2, with the picture beside the user ID, and what blocks the person's pay. */
export const employeeColumns: readonly Column<PersonRow>[] = [
  {
    key: 'userId',
    label: texts.columns.userId,
    sort: 'userId',
    width: '152px',
    value: (person) => <EmployeeCode person={person} />,
  },
  { key: 'lastName', label: texts.columns.lastName, sort: 'lastName', value: ({ lastName }) => lastName },
  {
    key: 'firstName',
    label: texts.columns.firstName,
    sort: 'firstName',
    value: ({ firstName }) => firstName,
  },
  {
    key: 'branch',
    label: texts.columns.branch,
    sort: 'branchName',
    value: ({ branchName }) => branchName ?? '–',
  },
  {
    key: 'department',
    label: texts.columns.department,
    sort: 'departmentName',
    value: ({ departmentName }) => departmentName ?? '–',
  },
  {
    key: 'designation',
    label: texts.columns.designation,
    sort: 'designationName',
    value: ({ designationName }) => designationName ?? '–',
  },
  {
    key: 'blocks',
    label: texts.employeeList.blocks,
    value: ({ blocks }) => <BlockMark blocks={blocks} />,
  },
]
