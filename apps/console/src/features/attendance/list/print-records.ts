import {
  type Company,
  type exportAttendance,
  type Input,
  type ListedAttendance,
  listAttendance,
  texts,
} from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { byBranch, byName } from '../../../platform/lists/by-name.ts'
import { branchesOf } from '../../../platform/paper/filter-names.ts'
import { branchCells, paperExtent } from '../../../platform/paper/paper-extent.ts'
import { paperHead } from '../../../platform/paper/paper-head.ts'
import { client } from '../../../platform/session/session.ts'
import { shownTime } from '../../../platform/shown-time.ts'
import { filterLabel, statusWords } from '../statuses.ts'

export type RecordFilters = Input<typeof exportAttendance>['query'] & { from: string; to: string }

/** The printed report of the filtered records (C2 Printed report). */
export async function recordsPaper(company: Company, filters: RecordFilters): Promise<PrintDocument> {
  const answer = await client.send(listAttendance, {
    params: { id: 'all' },
    query: { ...filters, sort: filters.sort ?? 'date' },
  })
  const data = filters.sort === undefined ? answer.data.toSorted(asRolls) : answer.data
  const branch = branchCells(data)
  return {
    title: texts.attendance.printTitle(formatDay(filters.from), formatDay(filters.to)),
    ...paperExtent(await branchesOf(data, filters.branchId), [filterLabel(filters.status)], filters.search),
    company: paperHead(company),
    sections: [
      {
        kind: 'table',
        columns: [
          ...branch.columns,
          { label: texts.columns.userId, oneLine: true },
          { label: texts.columns.name },
          { label: texts.columns.status },
          { label: texts.columns.date, oneLine: true },
          { label: texts.columns.timeIn, align: 'end' },
          { label: texts.columns.timeOut, align: 'end' },
        ],
        rows: data.map((record) => [
          ...branch.of(record),
          record.employee.userId,
          listedName(record.employee),
          statusWords[record.status].label,
          formatDay(record.date),
          shownTime(record.timeIn),
          shownTime(record.timeOut),
        ]),
        empty: texts.noData,
      },
      { kind: 'signatures', labels: texts.signatures },
    ],
  }
}

/** Branch by branch, day by day, by name: as the exported spreadsheet has a branch's days. */
const asRolls = (one: ListedAttendance, other: ListedAttendance): number =>
  byBranch(one, other) || one.date.localeCompare(other.date) || byName(one, other)
