import {
  type readLeaveCalendar as call,
  type LeaveCalendar,
  limits,
  type Request,
  texts,
} from '@tahi/contract'
import { leaveDays } from '@tahi/domain'
import { sql } from 'kysely'
import { invalid } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import { allOf } from '../../platform/lists/conditions.ts'
import { type PersonNameRow, personNameColumns, toPersonName } from '../../platform/person-name.ts'
import { branchInScope, branchIs, personBranchIs } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { keepsAway, lastDayAway, sharesDays } from './filters.ts'

type CalendarRow = Omit<LeaveCalendar['leaves'][number], 'employee'> & PersonNameRow & { personId: string }

/** The people who are away or have requested leave, and the number on confirmed leave per designation and day. */
export async function readLeaveCalendar(
  { queries, scope }: Work,
  { query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { from, to } = query
  if (to < from) throw invalid('to', texts.leave.periodProblems.end_before_start)
  if (leaveDays({ from, to }) > limits.calendarDays) throw invalid('to', texts.leave.calendarTooLong)
  const branchId = branchInScope(scope, query.branchId)
  const where = allOf([
    sql`leave.active and leave.state <> 'rejected'`,
    branchIs('leave', branchId),
    sharesDays({ from, to }),
    keepsAway(from),
  ])
  // Whoever is away is one of the people from whom they are missing: leavers and those who moved are not.
  const isOfDesignation = sql`person.active and ${personBranchIs(branchId)}`
  const [leaves, designations, away] = await Promise.all([
    sql<CalendarRow>`
      select leave.id as "_id", leave.person_id as "personId", ${personNameColumns},
        leave.leave_type as "leaveType", leave.first_day as date, ${lastDayAway} as "dateEnd", leave.state,
        person.designation_id as "designationId"
      from leave join person on person.id = leave.person_id
      where ${where}
      order by leave.first_day, person.name_order, leave.id
      limit ${limits.largestList + 1}`.execute(queries),
    sql<LeaveCalendar['designations'][number]>`
      select designation.id as "_id", designation.name, count(*) as people
      from person join designation on designation.id = person.designation_id
      where ${isOfDesignation}
      group by designation.id, designation.name
      order by ${alphabetical(sql`designation.name`)}`.execute(queries),
    sql<LeaveCalendar['away'][number]>`
      select covered.day as date, person.designation_id as "designationId", count(*) as people
      from leave
      join person on person.id = leave.person_id and person.designation_id is not null
      cross join lateral (
        select each::date as day
        from generate_series(greatest(leave.first_day, ${from}::date), least(${lastDayAway}, ${to}::date),
          interval '1 day') as each
      ) as covered
      where ${where} and leave.state = 'confirmed' and ${isOfDesignation}
      group by covered.day, person.designation_id
      order by covered.day, person.designation_id`.execute(queries),
  ])
  if (leaves.rows.length > limits.largestList) throw invalid('branchId', texts.tooManyRows)
  return {
    leaves: leaves.rows.map(({ personId, code, firstName, lastName, ...leave }) => ({
      ...leave,
      employee: toPersonName(personId, { code, firstName, lastName }),
    })),
    designations: designations.rows,
    away: away.rows,
  }
}
