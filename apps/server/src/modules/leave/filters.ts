import { type exportLeaves, type leaveSorts, limits, type Request } from '@tahi/contract'
import { addDays, type Day } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { isOfPeople } from '../../platform/conditions.ts'
import { allOf } from '../../platform/paging.ts'
import { sortsByPerson } from '../../platform/records-of-people.ts'
import { membersWho, type Reach, within } from '../../platform/scope.ts'
import { holds } from '../../platform/searching.ts'

type Filters = Omit<Request<typeof exportLeaves>['query'], 'sort' | 'branchId'>

/** What `leaveSorts` of the contract are, for `from leave join person`. */
export const sortsOfLeaves = {
  ...sortsByPerson,
  date: sql`leave.first_day`,
  dateEnd: sql`leave.last_day`,
  leaveType: sql`leave.leave_type`,
  status: sql`leave.state`,
} satisfies Record<(typeof leaveSorts)[number], RawBuilder<unknown>>

/**
 * A leave has a day in the range, both ends included. No leave is longer than a year, so those that began before that
 * need not be looked at.
 */
export const sharesDays = ({ from, to }: { from?: Day | undefined; to?: Day | undefined }) =>
  allOf([
    to && sql`leave.first_day <= ${to}`,
    from && sql`leave.last_day >= ${from} and leave.first_day > ${addDays(from, -limits.leaveDays)}`,
  ])

/**
 * For `leave join person`: the last day on which a leave keeps its person away. Confirmed, it keeps nobody away who was
 * deactivated before; a request waits to be decided, whoever's it is.
 */
export const lastDayAway: RawBuilder<unknown> = sql`least(leave.last_day, case
  when leave.state = 'confirmed' and not person.active then coalesce(person.deactivated_on, '-infinity') end)`

/** For `leave join person`: whether a leave keeps its person away on a day from then on. */
export const keepsAway = (from: Day | null): RawBuilder<unknown> =>
  sql`${lastDayAway} >= greatest(leave.first_day, ${from}::date)`

/** The filters of the leave list (W2), on the table alone so that its index answers them. */
export const leaveFilters = (reach: Reach, filters: Filters): RawBuilder<unknown> =>
  allOf([
    leavesAsked(reach, filters),
    filters.from &&
      sql`exists (select from person where person.id = leave.person_id and ${keepsAway(filters.from)})`,
  ])

/** The same also where a leave keeps nobody away any more: for who joins `person` and asks that there. */
export const leavesAsked = (
  reach: Reach,
  { from, to, status, search, ...people }: Filters,
): RawBuilder<unknown> =>
  allOf([
    sql`leave.active`,
    within(reach, 'leave'),
    sharesDays({ from, to }),
    status === 'live'
      ? sql`leave.state <> 'rejected'`
      : status && status !== 'all' && sql`leave.state = ${status}`,
    search && sql`leave.person_id in (${membersWho(reach.branchId, holds(sql`person.code`, search))})`,
    isOfPeople('leave', people),
  ])
