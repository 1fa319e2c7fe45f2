import { IconArrowBackUp, IconCheck, IconEdit, IconTrash, IconX } from '@tabler/icons-react'
import { type Leave, texts, uiTimings } from '@tahi/contract'
import type { RowAction } from '@tahi/ui/table/column.ts'
import { allowedActions, type RowButton } from '../../../platform/lists/allowed-actions.tsx'

type Verb = Leave['can'][number]

const busyDelay = uiTimings.clickDelay

const buttons: readonly RowButton<Verb>[] = [
  { key: 'confirm', label: texts.actions.confirm, Icon: IconCheck, busyDelay },
  { key: 'reject', label: texts.leaveList.reject, Icon: IconX, busyDelay },
  { key: 'reopen', label: texts.leaveList.reopen, Icon: IconArrowBackUp, busyDelay },
  { key: 'change', label: texts.actions.edit, Icon: IconEdit },
  { key: 'withdraw', label: texts.leave.withdraw, Icon: IconTrash, danger: true },
]

/** The buttons of a leave's row that its `can` allows. */
export const leaveRowActions = ({ can }: Leave, verbs: Record<Verb, () => unknown>): RowAction[] =>
  allowedActions(buttons, can, verbs)
