import { IconCheck, IconX } from '@tabler/icons-react'
import type { Correction } from '@tahi/contract'
import type { RowAction } from '@tahi/ui/table/column.ts'

/** The buttons of a request's row: those that the request itself allows. */
export const correctionRowActions = (
  { can }: Correction,
  decide: (accept: boolean) => unknown,
): RowAction[] =>
  can.includes('decide')
    ? [
        { key: 'accept', label: 'Accept', icon: <IconCheck size={17} />, onClick: () => decide(true) },
        {
          key: 'refuse',
          label: 'Refuse',
          icon: <IconX size={17} />,
          color: 'red',
          onClick: () => decide(false),
        },
      ]
    : []
