import type { exportAttendance, Request } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { allOf, isOfPeople } from '../../platform/lists/conditions.ts'
import { sparse } from '../../platform/lists/paging.ts'
import { branchOf, sortsByPerson } from '../../platform/lists/records-of-people.ts'
import { isCalled } from '../../platform/lists/searching.ts'
import { membersWho, type Reach, within } from '../../platform/scope.ts'
import { awaitsConfirmation, isAttended, isLateOrHalf, lacksTimeOut } from './presence.ts'

type Filters = Omit<Request<typeof exportAttendance>['query'], 'sort' | 'branchId'>

/** The columns for the contract's `attendanceSorts`, for `from attendance join person`. */
export const sortsOfAttendance = {
  ...sortsByPerson,
  branchName: branchOf('attendance'),
  date: sql`attendance.day`,
  timeIn: sparse(sql`attendance.time_in`),
  timeOut: sparse(sql`attendance.time_out`),
  status: sql`attendance.status`,
}

/** The filters of the attendance list (C2). They use the table's own columns only, so that its index can be used. */
export const attendanceFilters = (
  reach: Reach,
  { from, to, status, search, ...people }: Filters,
  today: Day,
): RawBuilder<unknown> =>
  allOf([
    sql`attendance.active`,
    within(reach, 'attendance'),
    from && sql`attendance.day >= ${from}`,
    to && sql`attendance.day <= ${to}`,
    status && hasStatus(status, today),
    search && sql`attendance.person_id in (${membersWho(reach.branchId, isCalled(search))})`,
    isOfPeople('attendance', people),
  ])

/** The condition for a status, or for a view of the list. */
export function hasStatus(status: NonNullable<Filters['status']>, today: Day): RawBuilder<unknown> {
  if (status === 'attended') return isAttended
  if (status === 'lateOrHalf') return isLateOrHalf
  if (status === 'claimedOffline') return sql`attendance.claimed`
  if (status === 'toConfirm') return awaitsConfirmation
  return status === 'missingTimeOut' ? lacksTimeOut(today) : sql`attendance.status = ${status}`
}
