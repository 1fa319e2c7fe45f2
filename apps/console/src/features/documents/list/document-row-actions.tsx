import { IconEdit, IconTrash } from '@tabler/icons-react'
import type { Document } from '@tahi/contract'
import type { RowAction } from '@tahi/ui/table/column.ts'

type Verb = Document['can'][number]

const buttons: readonly { key: Verb; label: string; Icon: typeof IconEdit; color?: string }[] = [
  { key: 'edit', label: 'Edit', Icon: IconEdit },
  { key: 'remove', label: 'Remove', Icon: IconTrash, color: 'red' },
]

/** The buttons of a document's row: those that the document itself allows. */
export const documentRowActions = ({ can }: Document, verbs: Record<Verb, () => unknown>): RowAction[] =>
  buttons
    .filter(({ key }) => can.includes(key))
    .map(({ Icon, ...button }) => ({ ...button, icon: <Icon size={17} />, onClick: verbs[button.key] }))
