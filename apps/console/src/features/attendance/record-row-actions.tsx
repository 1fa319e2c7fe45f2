import { IconCheck, IconEdit, IconTrash } from '@tabler/icons-react'
import { type AttendanceRecord, screen } from '@tahi/contract'
import type { RowAction } from '@tahi/ui/table/column.ts'

type Verbs = Record<'confirm' | 'edit' | 'remove', () => unknown>

/** The buttons of a record's row: those that the record itself allows, and Edit. */
export function recordRowActions({ can }: AttendanceRecord, verbs: Verbs): RowAction[] {
  return [
    ...(can.includes('confirm')
      ? [
          {
            key: 'confirm',
            label: 'Confirm',
            icon: <IconCheck size={17} />,
            onClick: verbs.confirm,
            busyDelay: screen.clickDelay,
          },
        ]
      : []),
    { key: 'edit', label: 'Edit', icon: <IconEdit size={17} />, onClick: verbs.edit },
    ...(can.includes('remove')
      ? [
          {
            key: 'remove',
            label: 'Remove',
            icon: <IconTrash size={17} />,
            color: 'red',
            onClick: verbs.remove,
          },
        ]
      : []),
  ]
}
