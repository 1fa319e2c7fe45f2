import { IconArrowBackUp, IconCheck, IconEdit, IconTrash, IconX } from '@tabler/icons-react'
import type { Leave } from '@tahi/contract'
import type { RowAction } from '@tahi/ui/table/column.ts'

type Verb = Leave['can'][number]

const buttons: readonly { key: Verb; label: string; Icon: typeof IconCheck; color?: string }[] = [
  { key: 'confirm', label: 'Confirm', Icon: IconCheck },
  { key: 'reject', label: 'Reject', Icon: IconX },
  { key: 'reopen', label: 'Reopen', Icon: IconArrowBackUp },
  { key: 'change', label: 'Edit', Icon: IconEdit },
  { key: 'withdraw', label: 'Withdraw', Icon: IconTrash, color: 'red' },
]

/** The buttons of a leave's row: those that the leave itself allows. */
export const leaveRowActions = ({ can }: Leave, verbs: Record<Verb, () => unknown>): RowAction[] =>
  buttons
    .filter(({ key }) => can.includes(key))
    .map(({ Icon, ...button }) => ({ ...button, icon: <Icon size={17} />, onClick: verbs[button.key] }))
