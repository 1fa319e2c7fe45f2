import { IconCalendarStats, IconPrinter } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import type { RowAction } from '@tahi/ui/table/column.ts'

/** The General Manager's button on a row: show the day's list, or the days of a branch. */
export const branchDayActions = (by: 'day' | 'branch', onClick: () => void): RowAction[] => [
  by === 'day'
    ? { key: 'edit', label: texts.actions.previewAndPrint, icon: <IconPrinter size={17} />, onClick }
    : {
        key: 'days',
        label: texts.attendanceSummary.showDays,
        icon: <IconCalendarStats size={17} />,
        onClick,
      },
]
