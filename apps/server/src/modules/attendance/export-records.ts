import { type exportAttendance, type Request, spreadsheets, texts } from '@tahi/contract'
import type { AttendanceStatus } from '@tahi/domain'
import { sql } from 'kysely'
import { orderBy } from '../../platform/lists/paging.ts'
import { listedNameOfPerson } from '../../platform/person-name.ts'
import { reachOfBranch } from '../../platform/scope.ts'
import { exportList } from '../../platform/spreadsheets/export-list.ts'
import { attendanceFilters, sortsOfAttendance } from './filters.ts'

interface Row {
  code: string
  name: string
  status: AttendanceStatus
  day: string
  timeIn: number | null
  timeOut: number | null
  branchName: string
}

const columns = [
  { title: texts.columns.userId, width: 14 },
  { title: texts.columns.name, width: 28 },
  { title: texts.columns.status, width: 12 },
  { title: texts.columns.date, width: 14, kind: 'day' },
  { title: texts.columns.timeIn, width: 12, kind: 'time' },
  { title: texts.columns.timeOut, width: 12, kind: 'time' },
  { title: texts.columns.branch, width: 18 },
] as const

const byName = sql`person.name_order, attendance.id`

type Query = Request<typeof exportAttendance>['query']

/**
 * The filtered attendance as attendance-data.xlsx, by day unless another order is requested, with the columns of the
 * printed report (C2) and the branch.
 */
export const exportRecords = exportList({
  names: spreadsheets.attendance,
  columns,
  select: ({ scope, today }, query: Query) => sql<Row>`
    select person.code, ${listedNameOfPerson} as name, attendance.status,
      attendance.day, attendance.time_in as "timeIn", attendance.time_out as "timeOut", branch.name as "branchName"
    from attendance join person on person.id = attendance.person_id join branch on branch.id = attendance.branch_id
    where ${attendanceFilters(reachOfBranch(scope, query.branchId), query, today)}
    ${orderBy(query.sort, sortsOfAttendance, { usual: 'date', tie: byName })}`,
  toRows: (found) =>
    found.map((row) => [
      row.code,
      row.name,
      texts.attendance.statuses[row.status],
      row.day,
      row.timeIn ?? texts.noTime,
      row.timeOut ?? texts.noTime,
      row.branchName,
    ]),
})
