import type { IconEdit } from '@tabler/icons-react'
import type { RowAction } from '@tahi/ui/table/column.ts'

/** The look of a row's button, by its verb. */
export type RowButton<Verb extends string> = Pick<RowAction, 'label' | 'danger' | 'busyDelay'> & {
  key: Verb
  Icon: typeof IconEdit
}

/** The row's buttons in order, without those that it does not allow. */
export const allowedActions = <Verb extends string>(
  buttons: readonly RowButton<Verb>[],
  can: readonly string[],
  verbs: Record<Verb, () => unknown>,
): RowAction[] =>
  buttons
    .filter(({ key }) => can.includes(key))
    .map(({ Icon, ...button }) => ({ ...button, icon: <Icon size={17} />, onClick: verbs[button.key] }))
