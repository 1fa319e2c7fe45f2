import {
  type AttendanceRecord,
  type AttendanceSummaryRow,
  type Company,
  listAttendance,
  summariseAttendance,
  texts,
} from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { byName } from '../../../platform/lists/by-name.ts'
import { paperHead } from '../../../platform/paper/paper-head.ts'
import { client } from '../../../platform/session/session.ts'
import { shownTime } from '../../../platform/shown-time.ts'
import { countedBy } from '../statuses.ts'
import { askedFigures, type CountedDay, figuresOf } from './day-figures.ts'

/** The list of a branch's day on paper, with the figures of the moment at which it is printed. */
export async function printedDay(
  company: Company,
  row: AttendanceSummaryRow,
  { status, search }: Pick<CountedDay, 'status' | 'search'>,
): Promise<PrintDocument> {
  const counted = countedBy(status, search)
  const { branchId, date } = row
  const query = { from: date, to: date, status: counted.status, search, branchId, sort: 'lastName' } as const
  const [records, summary] = await Promise.all([
    client.send(listAttendance, { params: { id: 'all' }, query }),
    client.send(summariseAttendance, askedFigures({ ...row, status, search })),
  ])
  return dayPaper(company, figuresOf(summary.data, row), records.data.toSorted(byName), counted.words)
}

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
          listedName(employee),
          shownTime(timeIn),
          shownTime(timeOut),
        ]),
        empty: texts.noData,
      },
      { kind: 'signatures', labels: texts.signatures },
    ],
  }
}
