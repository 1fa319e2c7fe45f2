import { type exportLeaves, limits, type Request } from '@tahi/contract'
import { addDays, type Day } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { allOf, isOfPeople } from '../../platform/lists/conditions.ts'
import { branchOf, sortsByPerson } from '../../platform/lists/records-of-people.ts'
import { isCalled } from '../../platform/lists/searching.ts'
import { membersWho, type Reach, within } from '../../platform/scope.ts'
import { lastDay } from '../attendance/index.ts'

type Filters = Omit<Request<typeof exportLeaves>['query'], 'sort' | 'branchId'>

/** The columns for the contract's `leaveSorts`, for `from leave join person`. */
export const sortsOfLeaves = {
  ...sortsByPerson,
  branchName: branchOf('leave'),
  date: sql`leave.first_day`,
  dateEnd: sql`leave.last_day`,
  leaveType: sql`leave.leave_type`,
  status: sql`leave.state`,
}

/**
 * Whether a leave has a day in the range, both ends included. No leave is longer than a year, so leaves that began
 * earlier are not read.
 */
export const sharesDays = ({ from, to }: { from?: Day | undefined; to?: Day | undefined }) =>
  allOf([
    to && sql`leave.first_day <= ${to}`,
    from && sql`leave.last_day >= ${from} and leave.first_day > ${addDays(from, -limits.leaveDays)}`,
  ])

/**
 * For `leave join person`: the last day on which a leave keeps its person away. A confirmed leave ends at the latest when
 * its person is deactivated or goes to head office; an open request still has to be decided, even if its person left.
 */
export const lastDayAway: RawBuilder<unknown> = sql`least(leave.last_day,
  case when leave.state = 'confirmed' then ${lastDay} end)`

/** For `leave join person`: whether a leave keeps its person away on that day or later. */
export const keepsAway = (from: Day | null): RawBuilder<unknown> =>
  sql`${lastDayAway} >= greatest(leave.first_day, ${from}::date)`

/** The filters of the leave list (W2). They use the table's own columns only, so that its index can be used. */
export const leaveFilters = (reach: Reach, filters: Filters): RawBuilder<unknown> =>
  allOf([
    leavesAsked(reach, filters),
    filters.from &&
      sql`exists (select from person where person.id = leave.person_id and ${keepsAway(filters.from)})`,
  ])

/**
 * Like `leaveFilters`, without the test that the leave still keeps its person away: for queries that join `person` and
 * test it themselves.
 */
export const leavesAsked = (
  reach: Reach,
  { from, to, status, search, ...people }: Filters,
): RawBuilder<unknown> =>
  allOf([
    sql`leave.active`,
    within(reach, 'leave'),
    sharesDays({ from, to }),
    status === 'live' ? sql`leave.state <> 'rejected'` : status && sql`leave.state = ${status}`,
    search && sql`leave.person_id in (${membersWho(reach.branchId, isCalled(search))})`,
    isOfPeople('leave', people),
  ])
