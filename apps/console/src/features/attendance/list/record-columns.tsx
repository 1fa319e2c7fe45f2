import { type ListedAttendance, texts } from '@tahi/contract'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Column } from '@tahi/ui/table/column.ts'
import {
  branchColumn,
  firstNameColumn,
  lastNameColumn,
  userIdColumn,
} from '../../../platform/lists/person-columns.ts'
import { shownTime } from '../../../platform/shown-time.ts'
import { OfflineMark } from '../claims/offline-mark.tsx'
import { WaitingMark } from '../corrections/waiting-mark.tsx'
import { statusWords } from '../statuses.ts'

/** The manager's columns (C2), with the status, which confirming depends on. */
export const recordColumns: readonly Column<ListedAttendance>[] = [
  userIdColumn,
  lastNameColumn,
  firstNameColumn,
  { key: 'date', label: texts.columns.date, sort: 'date', value: ({ date }) => formatDay(date) },
  {
    key: 'timeIn',
    label: texts.attendanceList.columns.timeIn,
    sort: 'timeIn',
    kind: 'number',
    value: ({ timeIn, claimed }) => (
      <>
        {claimed && <OfflineMark />}
        {shownTime(timeIn)}
      </>
    ),
  },
  {
    key: 'timeOut',
    label: texts.attendanceList.columns.timeOut,
    sort: 'timeOut',
    kind: 'number',
    value: ({ timeOut }) => shownTime(timeOut),
  },
  {
    key: 'status',
    label: texts.columns.status,
    sort: 'status',
    value: ({ status, correctionWaits }) => (
      <>
        {correctionWaits && <WaitingMark />}
        <StatusBadge {...statusWords[status]} />
      </>
    ),
  },
]

/** The same columns with the branch, for users who see every branch. */
export const branchRecordColumns: readonly Column<ListedAttendance>[] = [branchColumn, ...recordColumns]
