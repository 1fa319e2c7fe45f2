import { IconEdit, IconTrash } from '@tabler/icons-react'
import { type Document, texts } from '@tahi/contract'
import type { RowAction } from '@tahi/ui/table/column.ts'
import { allowedActions, type RowButton } from '../../../platform/lists/allowed-actions.tsx'

type Verb = Document['can'][number]

const buttons: readonly RowButton<Verb>[] = [
  { key: 'edit', label: texts.actions.edit, Icon: IconEdit },
  { key: 'remove', label: texts.actions.remove, Icon: IconTrash, danger: true },
]

/** The buttons of a document's row that its `can` allows. */
export const documentRowActions = ({ can }: Document, verbs: Record<Verb, () => unknown>): RowAction[] =>
  allowedActions(buttons, can, verbs)
