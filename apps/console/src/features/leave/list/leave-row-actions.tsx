import { IconArrowBackUp, IconCheck, IconEdit, IconTrash, IconX } from '@tabler/icons-react'
import { type Leave, screen } from '@tahi/contract'
import type { RowAction } from '@tahi/ui/table/column.ts'

type Verb = Leave['can'][number]

type Button = Pick<RowAction, 'label' | 'color' | 'busyDelay'> & { key: Verb; Icon: typeof IconCheck }

const busyDelay = screen.clickDelay

const buttons: readonly Button[] = [
  { key: 'confirm', label: 'Confirm', Icon: IconCheck, busyDelay },
  { key: 'reject', label: 'Reject', Icon: IconX, busyDelay },
  { key: 'reopen', label: 'Reopen', Icon: IconArrowBackUp, busyDelay },
  { key: 'change', label: 'Edit', Icon: IconEdit },
  { key: 'withdraw', label: 'Withdraw', Icon: IconTrash, color: 'red' },
]

/** The buttons of a leave's row: those that the leave itself allows. */
export const leaveRowActions = ({ can }: Leave, verbs: Record<Verb, () => unknown>): RowAction[] =>
  buttons
    .filter(({ key }) => can.includes(key))
    .map(({ Icon, ...button }) => ({ ...button, icon: <Icon size={17} />, onClick: verbs[button.key] }))
