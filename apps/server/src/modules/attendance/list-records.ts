import type { attendanceSorts, listAttendance as call, Request } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { isOfPeople } from '../../platform/conditions.ts'
import type { Result } from '../../platform/http/binding.ts'
import { allOf } from '../../platform/paging.ts'
import { type RecordList, readRecords, sortsByPerson } from '../../platform/records-of-people.ts'
import { membersWho, type Reach, reachOf, within } from '../../platform/scope.ts'
import { holds } from '../../platform/searching.ts'
import type { Work } from '../../platform/work.ts'
import { awaitsConfirmation, isAttended, lacksTimeOut } from './presence.ts'
import { type RecordRow, recordColumns, toRecord } from './record.ts'

type Query = Request<typeof call>['query']

/** What `attendanceSorts` of the contract are, for `from attendance join person`. */
export const recordSorts = {
  ...sortsByPerson,
  date: sql`attendance.day`,
  timeIn: sql`attendance.time_in`,
  timeOut: sql`attendance.time_out`,
  status: sql`attendance.status`,
} satisfies Record<(typeof attendanceSorts)[number], RawBuilder<unknown>>

/** The filters of the attendance list (C2), on the table alone so that its index answers them. */
export const attendanceFilters = (
  reach: Reach,
  { from, to, status, search, ...people }: Query,
  today: Day,
): RawBuilder<unknown> =>
  allOf([
    sql`attendance.active`,
    within(reach, 'attendance'),
    from && sql`attendance.day >= ${from}`,
    to && sql`attendance.day <= ${to}`,
    status && status !== 'all' && hasStatus(status, today),
    search && sql`attendance.person_id in (${membersWho(reach.branchId, holds(sql`person.code`, search))})`,
    isOfPeople('attendance', people),
  ])

/** What a status, or a view of the list, asks of a record. */
export function hasStatus(
  status: Exclude<Query['status'], 'all' | undefined>,
  today: Day,
): RawBuilder<unknown> {
  if (status === 'attended') return isAttended
  if (status === 'claimedOffline') return sql`attendance.claimed`
  if (status === 'toConfirm') return awaitsConfirmation
  return status === 'missingTimeOut' ? lacksTimeOut(today) : sql`attendance.status = ${status}`
}

const records: RecordList = {
  table: 'attendance',
  columns: recordColumns,
  sorts: recordSorts,
  usual: '-date',
}

/** Attendance of everything in scope, of a branch or of a person, newest first. */
export async function listRecords(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { queries } = work
  const reach = await reachOf(work, params.id, query.branchId)
  const where = attendanceFilters(reach, query, work.today)
  return work.lastly(readRecords(queries, records, where, query, (row: RecordRow) => toRecord(row, work)))
}
