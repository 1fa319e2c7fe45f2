import type { AttendanceImportRow, listAttendanceImportRows as call, Request } from '@tahi/contract'
import {
  type AttendanceStatus,
  type Columns,
  columnsOfHeader,
  formatWallTimeOrNone,
  unreadCells,
} from '@tahi/domain'
import { sql } from 'kysely'
import type { Result } from '../../../platform/http/binding.ts'
import { allOf } from '../../../platform/lists/conditions.ts'
import { orderBy, readPage, sparse } from '../../../platform/lists/paging.ts'
import { fullNameOfPerson } from '../../../platform/person-name.ts'
import { type Scope, wholeScope, within } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { findImport } from './import.ts'

interface Row
  extends Pick<
    AttendanceImportRow,
    'line' | 'nameInFile' | 'otherName' | 'outcome' | 'problem' | 'adds' | 'raw'
  > {
  code: string
  name: string | null
  day: string | null
  timeIn: number | null
  timeOut: number | null
  recordedId: string | null
  recordedIn: number | null
  recordedOut: number | null
  recordedStatus: AttendanceStatus | null
}

const sorts = {
  line: sql`row.line`,
  userId: sql`lower(row.code)`,
  date: sparse(sql`row.day`),
  outcome: sql`row.outcome`,
  problem: sparse(sql`row.problem`),
}

const wanted = {
  good: sql`row.outcome = 'good'`,
  unchanged: sql`row.outcome = 'unchanged'`,
  noTimes: sql`row.outcome = 'noTimes'`,
  bad: sql`row.outcome = 'bad'`,
  otherName: sql`row.other_name`,
}

/** The rows of an import in scope, in the file's order unless another order is requested. */
export async function listRows(
  work: Pick<Work, 'queries' | 'scope'>,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { id, header } = await findImport(work, params.id)
  const columns = columnsOfHeader(header)
  const list = {
    from: sql`attendance_import_row as row`,
    where: allOf([sql`row.import_id = ${id}`, query.outcome && wanted[query.outcome]]),
    join: sql`left join person on person.id = row.person_id`,
    columns: sql`
      row.line, row.code, ${fullNameOfPerson} as name, row.name as "nameInFile",
      row.other_name as "otherName", row.day, row.time_in as "timeIn", row.time_out as "timeOut", row.outcome,
      row.problem, row.adds, row.raw, row.person_id as "personId"`,
    order: orderBy(query.sort, sorts, { usual: 'line', tie: sql`row.line` }),
    lookUp: dayRecords(work.scope),
  }
  return readPage(work.queries, query, list, (row: Row) => toRow(row, columns))
}

/** What is recorded on each row's day now. */
const dayRecords = (scope: Scope) => ({
  join: sql`
    left join attendance
      on attendance.active and attendance.person_id = page."personId" and attendance.day = page.day
      and ${within(wholeScope(scope), 'attendance')}`,
  columns: sql`
    page.*, attendance.id as "recordedId", attendance.time_in as "recordedIn", attendance.time_out as "recordedOut",
    attendance.status as "recordedStatus"`,
})

function toRow(found: Row, columns: Columns | undefined): AttendanceImportRow {
  const { code, name, day, timeIn, timeOut, ...row } = found
  return {
    ...row,
    userId: code,
    name: name ?? '',
    date: day ?? '',
    timeIn: formatWallTimeOrNone(timeIn),
    timeOut: formatWallTimeOrNone(timeOut),
    unread: columns ? unreadCells(columns, found) : { date: '', timeIn: '', timeOut: '' },
    recorded: recordedOf(found),
  }
}

function recordedOf({ recordedId, recordedIn, recordedOut, recordedStatus }: Row) {
  if (recordedId === null || recordedStatus === null) return null
  return {
    _id: recordedId,
    timeIn: formatWallTimeOrNone(recordedIn),
    timeOut: formatWallTimeOrNone(recordedOut),
    status: recordedStatus,
  }
}
