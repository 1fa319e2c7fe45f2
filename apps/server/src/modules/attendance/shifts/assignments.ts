import type { Day } from '@tahi/domain'
import { sql } from 'kysely'
import { peopleOf, wholeScope } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { coveredByPayslip, scheduleOn } from '../schedule.ts'

export interface Assignee {
  id: string
  branchId: string
  /** What held on the day before the change. */
  shiftId: string | null
}

/** Those of the people who are active members of a branch in scope. */
export async function findAssignees(
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
      and ${peopleOf(branchId)}`.execute(queries)
  return rows
}

export async function writeAssignments(
  { queries }: Work,
  ids: readonly string[],
  shiftId: string | null,
  from: Day,
): Promise<void> {
  await sql`
    insert into shift_assignment (person_id, branch_id, from_day, shift_id)
    select id, branch_id, ${from}::date, ${shiftId}::uuid from person where id = any(${ids}::uuid[])
    on conflict (person_id, from_day) do update
    set shift_id = excluded.shift_id, branch_id = excluded.branch_id`.execute(queries)
}

/**
 * Copies the schedule anew into live records from the day on, up to each person's next assignment: days after that one
 * have nothing to do with this change.
 */
export async function refreshSchedules({ queries }: Work, ids: readonly string[], from: Day): Promise<void> {
  await sql`
    update attendance
    set late_after = schedule.late_after, paid_from = schedule.paid_from, paid_until = schedule.paid_until,
      break_minutes = schedule.break_minutes, version = version + 1
    from (
      select person.id as person_id,
        (select min(from_day) from shift_assignment where person_id = person.id and from_day > ${from}) as until_day,
        schedule.*
      from person
      cross join lateral ${scheduleOn(sql`person.id`, sql`${from}::date`)} as schedule
      where person.id = any(${ids}::uuid[])
    ) as schedule
    where attendance.active and attendance.person_id = schedule.person_id and attendance.day >= ${from}
      and attendance.day < coalesce(schedule.until_day, 'infinity')
      and not ${coveredByPayslip(sql`attendance.person_id`, sql`attendance.day`)}
      and (attendance.late_after, attendance.paid_from, attendance.paid_until, attendance.break_minutes)
        is distinct from
        (schedule.late_after, schedule.paid_from, schedule.paid_until, schedule.break_minutes)`.execute(
    queries,
  )
}
