import { type AttendanceSummaryRow, formatCount, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Column } from '@tahi/ui/table/column.ts'
import { type Counted, countedBy, type StatusFilter } from '../statuses.ts'
import { MoreToConfirm } from './more-to-confirm.tsx'
import { Presence } from './presence.tsx'
import { Trend } from './trend.tsx'

type BranchColumn = Column<AttendanceSummaryRow>

const branch: BranchColumn = {
  key: 'branchName',
  label: texts.columns.branch,
  sort: 'branchName',
  value: ({ branchName }) => branchName,
}

/** Columns for one row per branch and day (C2 Admin view). */
export const dayColumns = ({ label, tone }: Counted): readonly BranchColumn[] => [
  branch,
  {
    key: 'present',
    label,
    sort: 'totalAttendance',
    kind: 'number',
    value: ({ totalAttendance, totalEmployees, toConfirm }) => (
      <Presence counted={totalAttendance} total={totalEmployees} toConfirm={toConfirm} tone={tone} />
    ),
  },
  { key: 'date', label: texts.columns.date, sort: 'date', value: ({ date }) => formatDay(date) },
]

/** Columns for one row per branch over the whole range (C2), with a chart of its days. */
export const rangeColumns = (
  status: StatusFilter | undefined,
  sharesOf: (branchId: string) => readonly number[],
): readonly BranchColumn[] => [
  { ...branch, width: '160px' },
  {
    key: 'total',
    label: status ? countedBy(status).label : texts.attendance.total,
    sort: 'totalAttendance',
    kind: 'number',
    width: '208px',
    value: ({ totalAttendance, totalEmployees, toConfirm }) => (
      <>
        {formatCount(totalAttendance)} / {formatCount(totalEmployees)}
        <MoreToConfirm days={toConfirm} />
      </>
    ),
  },
  {
    key: 'date',
    label: texts.columns.date,
    width: '224px',
    value: ({ date, dateEnd }) => texts.fromTo(formatDay(date), formatDay(dateEnd)),
  },
  {
    key: 'trend',
    label: texts.attendanceSummary.dayByDay,
    width: '180px',
    value: ({ branchId }) => <Trend shares={sharesOf(branchId)} tone={countedBy(status).tone} />,
  },
]
