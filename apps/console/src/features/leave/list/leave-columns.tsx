import { type Leave, texts } from '@tahi/contract'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Column } from '@tahi/ui/table/column.ts'
import { LongText } from '@tahi/ui/table/long-text.tsx'
import {
  branchColumn,
  firstNameColumn,
  lastNameColumn,
  userIdColumn,
} from '../../../platform/lists/person-columns.ts'
import { stateWords } from '../states.ts'
import classes from './leave-list.module.css'

/** The manager's columns (W2 Leaves); length and remarks are shown in smaller text. */
export const leaveColumns: readonly Column<Leave>[] = [
  { ...userIdColumn, width: '112px' },
  { ...lastNameColumn, width: '132px' },
  { ...firstNameColumn, width: '126px' },
  {
    key: 'from',
    label: texts.columns.from,
    sort: 'date',
    width: '118px',
    value: ({ date }) => formatDay(date),
  },
  {
    key: 'to',
    label: texts.columns.to,
    sort: 'dateEnd',
    width: '172px',
    value: ({ dateEnd, days }) => (
      <>
        {formatDay(dateEnd)}{' '}
        <span className={`${classes.quiet} ${classes.count}`}>{texts.leave.inDays(days)}</span>
      </>
    ),
  },
  {
    key: 'leaveType',
    label: texts.leave.fields.leaveType,
    sort: 'leaveType',
    value: ({ leaveType, details }) => (
      <LongText whole={details ? `${leaveType}: ${details}` : leaveType}>
        {leaveType} {details && <span className={classes.quiet}>{details}</span>}
      </LongText>
    ),
  },
  {
    key: 'status',
    label: texts.columns.status,
    sort: 'status',
    width: '122px',
    value: ({ state }) => <StatusBadge {...stateWords(state)} />,
  },
]

/** Widths beside the branch, as narrow as the contents allow: what remains of a desk's screen holds a leave type. */
const widthsBesideBranch = new Map([
  ['branch', '98px'],
  ['userId', '102px'],
  ['lastName', '112px'],
  ['firstName', '108px'],
  ['from', '108px'],
  ['to', '156px'],
  ['status', '114px'],
])

/** The same columns with the branch, for users who see every branch. */
export const branchLeaveColumns: readonly Column<Leave>[] = [branchColumn, ...leaveColumns].map((column) => {
  const width = widthsBesideBranch.get(column.key)
  return width === undefined ? column : { ...column, width }
})
