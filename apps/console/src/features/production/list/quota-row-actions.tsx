import { IconEdit, IconEye, IconTrash, IconUsers } from '@tabler/icons-react'
import { keepsRecords, type Quota, type Role, texts } from '@tahi/contract'
import type { RowAction } from '@tahi/ui/table/column.ts'
import { allowedActions, type RowButton } from '../../../platform/lists/allowed-actions.tsx'

type Verb = 'employees' | 'open' | 'remove'

const employees: RowButton<Verb> = { key: 'employees', label: texts.columns.employees, Icon: IconUsers }
const edit: RowButton<Verb> = { key: 'open', label: texts.actions.edit, Icon: IconEdit }
const view: RowButton<Verb> = { key: 'open', label: texts.actions.view, Icon: IconEye }
const remove: RowButton<Verb> = { key: 'remove', label: texts.actions.delete, Icon: IconTrash, danger: true }

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
