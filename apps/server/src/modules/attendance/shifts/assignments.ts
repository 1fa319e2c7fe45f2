import type { Day } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { type PersonNameRow, personNameColumns } from '../../../platform/person-name.ts'
import { payingBranch, payingBranchIs, wholeScope } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { coveredByPayslip } from '../covering-payslip.ts'
import { leftOn, wasEmployed } from '../employed.ts'
import { copiedSchedule, hasOtherSchedule, isWorkingDay, scheduleOn } from '../schedule.ts'
import { auditNewHours, type NewHours, newHoursOf } from './new-hours.ts'

export interface Assignee {
  id: string
  /** The one that pays them. */
  branchId: string
  /** The last day that can be recorded, of people who left. */
  leftOn: Day | null
}

/** From which day on a person is assigned. */
export interface Beginning {
  readonly personId: string
  readonly from: Day
}

export interface Assigned extends Beginning, PersonNameRow {
  branchId: string
  /** The shift that held on the first day until now. */
  formerShiftId: string | null
  /** Whether a later assignment, to other hours, ends this one. */
  endsSooner: boolean
}

/**
 * Locks the people whose days a branch in scope records, so that nobody is moved before they are assigned: its active
 * members, and those who left it.
 */
export async function lockAssignees({ queries, scope }: Work, ids: readonly string[]): Promise<Assignee[]> {
  const { branchId } = wholeScope(scope)
  const { rows } = await sql<Assignee>`
    select id, ${payingBranch} as "branchId", ${leftOn} as "leftOn" from person
    where id = any(${ids}::uuid[]) and ${payingBranchIs(branchId)} and ${wasEmployed}
    order by id
    for no key update`.execute(queries)
  return rows
}

/**
 * Assigns locked people from the day on, or from the day on which they came to their branch: until then the former
 * branch's shift holds (docs/decisions/0004-derived-status.md).
 */
export async function writeAssignments(
  { queries }: Work,
  ids: readonly string[],
  shiftId: string | null,
  from: Day,
): Promise<Assigned[]> {
  // The time is taken after the lock. So a payslip made while this waited is older than the assignment; a later one is
  // newer. The last select reads what was before the insert.
  const { rows } = await sql<Assigned>`
    with beginning as (
      select id, ${payingBranch} as branch_id, greatest(${from}::date, came_to_branch_on(id)) as from_day
      from person where id = any(${ids}::uuid[])
    ), written as (
      insert into shift_assignment (person_id, branch_id, from_day, shift_id, written_at)
      select id, branch_id, from_day, ${shiftId}::uuid, clock_timestamp() from beginning
      on conflict (person_id, from_day) do update
      set shift_id = excluded.shift_id, branch_id = excluded.branch_id, written_at = excluded.written_at,
        starts_at = null, ends_at = null, break_minutes = null, days = null
    )
    select person.id as "personId", ${personNameColumns}, beginning.branch_id as "branchId",
      beginning.from_day as from, former.shift_id as "formerShiftId",
      exists (
        select from shift_assignment as later
        where later.person_id = person.id and later.from_day > beginning.from_day
          and later.shift_id is distinct from ${shiftId}::uuid
      ) as "endsSooner"
    from beginning
    join person on person.id = beginning.id
    left join lateral (
      select shift_id from shift_assignment
      where person_id = person.id and from_day <= beginning.from_day
      order by from_day desc
      limit 1
    ) as former on true
    order by person.id`.execute(queries)
  return rows
}

/**
 * Copies the schedule into live records from each person's day on, up to their next assignment. Days under a payslip keep
 * their schedule. Records that have these hours already are only marked, so that `refreshFreedDays` does not count them
 * as not yet updated.
 */
export async function refreshSchedules(work: Work, beginnings: readonly Beginning[]): Promise<void> {
  const { rows } = await sql<NewHours & { isChanged: boolean }>`
    update attendance
    set ${copiedSchedule}, version = attendance.version + ${hasOtherSchedule}::integer
    from ${recordsFrom(beginnings)}
    where attendance.id = former.id and not ${isCovered}
    returning ${newHoursOf('former')}, attendance.version > former.version as "isChanged"`.execute(
    work.queries,
  )
  await auditNewHours(
    work,
    rows.filter(({ isChanged }) => isChanged),
  )
}

const isAbsentOnDayOff = sql`(
  attendance.recorded_status = 'absent' and attendance.time_in is null
  and not ${isWorkingDay(sql`attendance.day`)}
)`

interface Kept {
  /** Days that keep other hours, or an absence on a day off, because a payslip covers them. */
  keptDays: number
  /** Other absences on days off: `followDaysOff` removes only those that the nightly close wrote. */
  keptAbsences: number
}

/** What an assignment leaves as it is. */
export async function countKept({ queries }: Work, beginnings: readonly Beginning[]): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select count(*) filter (where covered) as "keptDays", count(*) filter (where not covered) as "keptAbsences"
    from (
      select ${isCovered} as covered, ${isAbsentOnDayOff} as is_absent_on_day_off
      from ${recordsFrom(beginnings)} join attendance on attendance.id = former.id
      where ${hasOtherSchedule} or ${isAbsentOnDayOff}
    ) as kept
    where covered or is_absent_on_day_off`.execute(queries)
  return rows[0] ?? { keptDays: 0, keptAbsences: 0 }
}

const isCovered = coveredByPayslip(sql`attendance.person_id`, sql`attendance.day`)

/** Live records from each person's day on, up to their next assignment, as `former`, with the `schedule` of their day. */
function recordsFrom(beginnings: readonly Beginning[]): RawBuilder<unknown> {
  const rows = beginnings.map(({ personId, from }) => ({ person_id: personId, from_day: from }))
  return sql`(
    select *, (
      select min(from_day) from shift_assignment
      where person_id = beginning.person_id and from_day > beginning.from_day
    ) as until_day
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as beginning (person_id uuid, from_day date)
  ) as assigned
  join attendance as former on former.active and former.person_id = assigned.person_id
    and former.day >= assigned.from_day and former.day < coalesce(assigned.until_day, 'infinity')
  cross join lateral ${scheduleOn(sql`former.person_id`, sql`former.day`)} as schedule`
}
