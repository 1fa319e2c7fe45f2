import { formatCount, type LeaveSummaryRow, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Column } from '@tahi/ui/table/column.ts'
import classes from './totals.module.css'

/** One row per branch and day (W2 Admin view), with the number of requests in smaller text. */
export const totalColumns: readonly Column<LeaveSummaryRow>[] = [
  {
    key: 'branchName',
    label: texts.columns.branch,
    sort: 'branchName',
    value: ({ branchName }) => branchName,
  },
  {
    key: 'total',
    label: texts.leaveList.totals.people,
    sort: 'totalLeave',
    kind: 'number',
    value: ({ totalLeave, requested }) => (
      <>
        {formatCount(totalLeave)}
        {requested > 0 && (
          <span className={classes.quiet}>{texts.leaveList.totals.requested(requested)}</span>
        )}
      </>
    ),
  },
  { key: 'date', label: texts.columns.date, sort: 'date', value: ({ date }) => formatDay(date) },
]
