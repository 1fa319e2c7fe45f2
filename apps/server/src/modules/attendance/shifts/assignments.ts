import type { Day } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { personBranchIs, wholeScope } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { coveredByPayslip } from '../covering-payslip.ts'
import { copiedSchedule, hasOtherSchedule, scheduleOn } from '../schedule.ts'
import { auditNewHours, type NewHours, newHoursOf } from './new-hours.ts'

export interface Assignee {
  id: string
  branchId: string
  /** The shift of the day before this change. */
  shiftId: string | null
}

/** Locks the people who are active members of a branch in scope, so that nobody is moved before they are assigned. */
export async function lockAssignees(
  { queries, scope }: Work,
  ids: readonly string[],
  from: Day,
): Promise<Assignee[]> {
  const { branchId } = wholeScope(scope)
  const { rows } = await sql<Assignee>`
    select person.id, person.branch_id as "branchId", previous.shift_id as "shiftId"
    from person
    left join lateral (
      select shift_id from shift_assignment
      where person_id = person.id and from_day <= ${from}
      order by from_day desc
      limit 1
    ) as previous on true
    where person.id = any(${ids}::uuid[]) and person.active and person.branch_id is not null
      and ${personBranchIs(branchId)}
    order by person.id
    for no key update of person`.execute(queries)
  return rows
}

export async function writeAssignments(
  { queries }: Work,
  ids: readonly string[],
  shiftId: string | null,
  from: Day,
): Promise<void> {
  // The time is taken after the lock. So a payslip made while this waited is older than the assignment; a later one is
  // newer.
  await sql`
    insert into shift_assignment (person_id, branch_id, from_day, shift_id, written_at)
    select id, branch_id, ${from}::date, ${shiftId}::uuid, clock_timestamp()
    from person where id = any(${ids}::uuid[])
    on conflict (person_id, from_day) do update
    set shift_id = excluded.shift_id, branch_id = excluded.branch_id, written_at = excluded.written_at,
      starts_at = null, ends_at = null, break_minutes = null, days = null`.execute(queries)
}

/**
 * Copies the schedule into live records from the day on, up to each person's next assignment. Days under a payslip keep
 * their schedule. Records that have these hours already are only marked, so that `refreshFreedDays` does not count them
 * as not yet updated.
 */
export async function refreshSchedules(work: Work, ids: readonly string[], from: Day): Promise<void> {
  const { rows } = await sql<NewHours & { isChanged: boolean }>`
    update attendance
    set ${copiedSchedule}, version = attendance.version + ${hasOtherSchedule}::integer
    from ${recordsFrom(ids, from)}
    where attendance.id = former.id and not ${isCovered}
    returning ${newHoursOf('former')}, attendance.version > former.version as "isChanged"`.execute(
    work.queries,
  )
  await auditNewHours(
    work,
    rows.filter(({ isChanged }) => isChanged),
  )
}

/** How many days keep other hours in `refreshSchedules` because a payslip covers them. */
export async function countKeptDays({ queries }: Work, ids: readonly string[], from: Day): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select count(*) as days from ${recordsFrom(ids, from)} join attendance on attendance.id = former.id
    where ${hasOtherSchedule} and ${isCovered}`.execute(queries)
  return rows[0]?.days ?? 0
}

const isCovered = coveredByPayslip(sql`attendance.person_id`, sql`attendance.day`)

/** Live records from the day on, up to each person's next assignment, as `former`, with the `schedule` of their day. */
const recordsFrom = (ids: readonly string[], from: Day): RawBuilder<unknown> => sql`(
  select person.id as person_id,
    (select min(from_day) from shift_assignment where person_id = person.id and from_day > ${from}) as until_day
  from person where person.id = any(${ids}::uuid[])
) as assigned
join attendance as former on former.active and former.person_id = assigned.person_id
  and former.day >= ${from} and former.day < coalesce(assigned.until_day, 'infinity')
cross join lateral ${scheduleOn(sql`former.person_id`, sql`former.day`)} as schedule`
