import { type AttendanceRecord, type AttendanceSummaryRow, type Company, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { paperHead } from '../../../platform/paper/paper-head.ts'
import { shownTime } from '../../../platform/shown-time.ts'

/**
 * The printed list of people present on a day in a branch (C2 Admin view), or in another status.
 * @param words the list's description from `countedBy`
 */
export function dayPaper(
  company: Company,
  row: Pick<AttendanceSummaryRow, 'branchName' | 'date' | 'totalEmployees' | 'toConfirm'>,
  records: readonly AttendanceRecord[],
  words: string,
): PrintDocument {
  const { branchName, date, totalEmployees, toConfirm } = row
  const waiting = toConfirm > 0 ? `, ${texts.attendance.moreToConfirm(toConfirm)}` : ''
  return {
    title: texts.attendance.printTitle(formatDay(date), formatDay(date)),
    subtitle: `${branchName}: ${records.length} / ${totalEmployees} ${words}${waiting}`,
    company: paperHead(company),
    sections: [
      {
        kind: 'table',
        columns: [
          { label: texts.columns.name },
          { label: texts.columns.timeIn, align: 'end', width: '24%' },
          { label: texts.columns.timeOut, align: 'end', width: '24%' },
        ],
        rows: records.map(({ employee, timeIn, timeOut }) => [
          `${employee.lastName}, ${employee.firstName}`,
          shownTime(timeIn),
          shownTime(timeOut),
        ]),
        empty: texts.noData,
      },
      { kind: 'signatures', labels: texts.signatures },
    ],
  }
}
