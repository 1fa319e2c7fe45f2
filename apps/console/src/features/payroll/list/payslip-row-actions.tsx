import {
  IconArrowBackUp,
  IconEdit,
  IconEye,
  IconFileTypePdf,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react'
import { type Payslip, texts } from '@tahi/contract'
import type { RowAction } from '@tahi/ui/table/column.ts'
import { allowedActions, type RowButton } from '../../../platform/lists/allowed-actions.tsx'

type Verb = 'open' | 'print' | 'savePdf' | 'mark-pending' | 'remove'

const edit: RowButton<Verb> = { key: 'open', label: texts.actions.edit, Icon: IconEdit }
const view: RowButton<Verb> = { key: 'open', label: texts.actions.view, Icon: IconEye }
const others: readonly RowButton<Verb>[] = [
  { key: 'print', label: texts.payslip.printSlip, Icon: IconPrinter },
  { key: 'savePdf', label: texts.payslip.savePdf, Icon: IconFileTypePdf },
  { key: 'mark-pending', label: texts.payslip.setBack, Icon: IconArrowBackUp },
  { key: 'remove', label: texts.actions.remove, Icon: IconTrash, danger: true },
]

/** The buttons of a payslip's row: those for everybody who sees it, and those that its `can` allows. */
export const payslipRowActions = ({ can }: Payslip, verbs: Record<Verb, () => unknown>): RowAction[] =>
  allowedActions([can.includes('edit') ? edit : view, ...others], [...can, 'open', 'print', 'savePdf'], verbs)
