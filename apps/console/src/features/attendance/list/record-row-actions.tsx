import { IconCheck, IconEdit, IconTrash, IconUserCheck } from '@tabler/icons-react'
import { type AttendanceRecord, texts, uiTimings } from '@tahi/contract'
import type { RowAction } from '@tahi/ui/table/column.ts'
import { allowedActions, type RowButton } from '../../../platform/lists/allowed-actions.tsx'

type Verb = 'confirm' | 'setPresent' | 'edit' | 'remove'

const buttons: readonly RowButton<Verb>[] = [
  { key: 'confirm', label: texts.actions.confirm, Icon: IconCheck, busyDelay: uiTimings.clickDelay },
  {
    key: 'setPresent',
    label: texts.attendance.setPresent,
    Icon: IconUserCheck,
    busyDelay: uiTimings.clickDelay,
  },
  { key: 'edit', label: texts.actions.edit, Icon: IconEdit },
  { key: 'remove', label: texts.actions.remove, Icon: IconTrash, danger: true },
]

/** The buttons of a record's row that its `can` allows, and Edit. */
export const recordRowActions = (
  { can }: AttendanceRecord,
  verbs: Record<Verb, () => unknown>,
): RowAction[] => allowedActions(buttons, [...can, 'edit'], verbs)
