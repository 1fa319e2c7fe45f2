import { IconEdit, IconEyeCheck, IconTrash } from '@tabler/icons-react'
import { type Announcement, texts } from '@tahi/contract'
import type { RowAction } from '@tahi/ui/table/column.ts'
import { allowedActions, type RowButton } from '../../../platform/lists/allowed-actions.tsx'

type Verb = Announcement['can'][number]

const buttons: readonly RowButton<Verb>[] = [
  { key: 'readers', label: texts.announcement.readersTitle, Icon: IconEyeCheck },
  { key: 'edit', label: texts.actions.edit, Icon: IconEdit },
  { key: 'cancel', label: texts.actions.remove, Icon: IconTrash, danger: true },
]

/** The buttons of an announcement's row that its `can` allows. */
export const announcementRowActions = (
  { can }: Announcement,
  verbs: Record<Verb, () => unknown>,
): RowAction[] => allowedActions(buttons, can, verbs)
