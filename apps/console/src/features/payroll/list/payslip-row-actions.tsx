import {
  IconArrowBackUp,
  IconEdit,
  IconEye,
  IconFileTypePdf,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react'
import { type Payslip, screen, texts } from '@tahi/contract'
import type { RowAction } from '@tahi/ui/table/column.ts'

type Verbs = Record<'open' | 'print' | 'savePdf' | 'setBack' | 'remove', () => unknown>

/** The buttons of a payslip's row: what everybody does who sees it, and what the payslip itself allows. */
export function payslipRowActions({ can }: Payslip, verbs: Verbs): RowAction[] {
  return [
    can.includes('edit')
      ? { key: 'edit', label: 'Edit', icon: <IconEdit size={17} />, onClick: verbs.open }
      : { key: 'edit', label: 'View', icon: <IconEye size={17} />, onClick: verbs.open },
    {
      key: 'print',
      label: texts.payslip.printSlip,
      icon: <IconPrinter size={17} />,
      onClick: verbs.print,
    },
    {
      key: 'pdf',
      label: texts.payslip.savePdf,
      icon: <IconFileTypePdf size={17} />,
      onClick: verbs.savePdf,
    },
    ...(can.includes('mark-pending')
      ? [
          {
            key: 'pending',
            label: 'Set back to pending',
            icon: <IconArrowBackUp size={17} />,
            onClick: verbs.setBack,
            busyDelay: screen.clickDelay,
          },
        ]
      : []),
    ...(can.includes('remove')
      ? [
          {
            key: 'remove',
            label: 'Remove',
            icon: <IconTrash size={17} />,
            color: 'red',
            onClick: verbs.remove,
          },
        ]
      : []),
  ]
}
