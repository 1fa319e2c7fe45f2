import { type AttendanceImportRow, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Column } from '@tahi/ui/table/column.ts'
import { lineColumn } from '../../../platform/import/line-column.ts'
import { shownTime } from '../../../platform/shown-time.ts'
import { ImportCell } from './import-cell.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { ImportPerson } from './import-person.tsx'

/** A row of the file as read, and its outcome. */
export const importColumns = (onAsk: (number: string) => void): readonly Column<AttendanceImportRow>[] => [
  lineColumn,
  {
    key: 'userId',
    label: texts.columns.employee,
    sort: 'userId',
    value: (row) => <ImportPerson row={row} onAsk={onAsk} />,
  },
  {
    key: 'outcome',
    label: texts.attendanceImportPreview.columns.result,
    sort: 'problem',
    width: '34%',
    value: (row) => <ImportOutcome row={row} />,
  },
  {
    key: 'date',
    label: texts.columns.date,
    sort: 'date',
    width: '118px',
    value: ({ date, unread }) => <ImportCell read={date ? formatDay(date) : '–'} unread={unread.date} />,
  },
  {
    key: 'times',
    label: texts.attendanceImportPreview.columns.times,
    width: '166px',
    value: ({ timeIn, timeOut, unread }) => (
      <>
        <ImportCell read={shownTime(timeIn)} unread={unread.timeIn} /> {texts.attendanceImportPreview.to}{' '}
        <ImportCell read={shownTime(timeOut)} unread={unread.timeOut} />
      </>
    ),
  },
]
