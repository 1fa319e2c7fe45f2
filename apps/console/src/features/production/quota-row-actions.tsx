import { IconEdit, IconEye, IconTrash, IconUsers } from '@tabler/icons-react'
import type { Quota } from '@tahi/contract'
import type { RowAction } from '@tahi/ui/table/column.ts'

type Verbs = Record<'employees' | 'open' | 'remove', () => unknown>

/** The buttons of a quota's row: its employees, and those that the quota itself allows. */
export function quotaRowActions({ can }: Quota, { employees, open, remove }: Verbs): RowAction[] {
  return [
    { key: 'employees', label: 'Employees', icon: <IconUsers size={17} />, onClick: employees },
    can.includes('edit')
      ? { key: 'edit', label: 'Edit', icon: <IconEdit size={17} />, onClick: open }
      : { key: 'view', label: 'View', icon: <IconEye size={17} />, onClick: open },
    ...(can.includes('remove')
      ? [{ key: 'remove', label: 'Delete', icon: <IconTrash size={17} />, color: 'red', onClick: remove }]
      : []),
  ]
}
