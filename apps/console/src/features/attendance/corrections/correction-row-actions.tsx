import { IconCheck, IconX } from '@tabler/icons-react'
import { type Correction, texts } from '@tahi/contract'
import type { RowAction } from '@tahi/ui/table/column.ts'
import { allowedActions, type RowButton } from '../../../platform/lists/allowed-actions.tsx'

const buttons: readonly RowButton<'accept' | 'refuse'>[] = [
  { key: 'accept', label: texts.correctionDecision.accept, Icon: IconCheck },
  { key: 'refuse', label: texts.correctionDecision.refuse, Icon: IconX, danger: true },
]

/** The buttons of a request's row that its `can` allows. */
export const correctionRowActions = (
  { can }: Correction,
  decide: (accept: boolean) => unknown,
): RowAction[] =>
  allowedActions(buttons, can.includes('decide') ? ['accept', 'refuse'] : [], {
    accept: () => decide(true),
    refuse: () => decide(false),
  })
