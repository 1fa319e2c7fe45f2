import { IconEdit, IconEye, IconTrash, IconUsers } from '@tabler/icons-react'
import { keepsRecords, type Quota, type Role } from '@tahi/contract'
import type { RowAction } from '@tahi/ui/table/column.ts'
import { allowedActions, type RowButton } from '../../../platform/lists/allowed-actions.tsx'

type Verb = 'employees' | 'open' | 'remove'

const employees: RowButton<Verb> = { key: 'employees', label: 'Employees', Icon: IconUsers }
const edit: RowButton<Verb> = { key: 'open', label: 'Edit', Icon: IconEdit }
const view: RowButton<Verb> = { key: 'open', label: 'View', Icon: IconEye }
const remove: RowButton<Verb> = { key: 'remove', label: 'Delete', Icon: IconTrash, danger: true }

/** The buttons of a quota's row: its employees for managers (C2), and those that its `can` allows. */
export const quotaRowActions = (
  role: Role,
  { can }: Quota,
  verbs: Record<Verb, () => unknown>,
): RowAction[] =>
  allowedActions(
    [employees, can.includes('edit') ? edit : view, remove],
    [...can, 'open', ...(keepsRecords(role) ? ['employees'] : [])],
    verbs,
  )
