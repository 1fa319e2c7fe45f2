import { IconEdit, IconEye, IconTrash, IconUsers } from '@tabler/icons-react'
import { keepsRecords, type Quota, type Role } from '@tahi/contract'
import type { RowAction } from '@tahi/ui/table/column.ts'

type Verbs = Record<'employees' | 'open' | 'remove', () => unknown>

/** The buttons of a quota's row: its employees for managers (C2), and those that the quota itself allows. */
export function quotaRowActions(role: Role, { can }: Quota, { employees, open, remove }: Verbs): RowAction[] {
  return [
    ...(keepsRecords(role)
      ? [{ key: 'employees', label: 'Employees', icon: <IconUsers size={17} />, onClick: employees }]
      : []),
    can.includes('edit')
      ? { key: 'edit', label: 'Edit', icon: <IconEdit size={17} />, onClick: open }
      : { key: 'view', label: 'View', icon: <IconEye size={17} />, onClick: open },
    ...(can.includes('remove')
      ? [{ key: 'remove', label: 'Delete', icon: <IconTrash size={17} />, color: 'red', onClick: remove }]
      : []),
  ]
}
