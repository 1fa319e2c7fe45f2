import type { Day, Period } from '@tahi/domain'
import { sql } from 'kysely'
import { idsOf, newId } from '../../platform/ids.ts'
import { isOneOf } from '../../platform/lists/conditions.ts'
import { payingBranch } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { noAbsenceWasRemoved, wasClosed } from './absence-of-close.ts'
import { employedOn } from './employed.ts'
import { wouldBeAbsent } from './expected.ts'
import { numberedId } from './numbered-id.ts'
import { copiedSchedule, scheduleOn } from './schedule.ts'
import { type DaysOfPerson, followDaysOff } from './shifts/follow-days-off.ts'

/** The fields of a confirmed leave that attendance uses. */
export interface LeaveDays {
  readonly leaveId: string
  readonly personId: string
  readonly from: Day
  readonly to: Day
}

/**
 * Writes `leave` on every day of confirmed leaves that has no attendance, future days included, with the day's schedule
 * (D4). An absence does not count as attendance: it becomes leave, as if the leave had been confirmed before the day was
 * closed. Leave earns nothing, so it is written under a payslip too. Other records stay, also those kept by a former
 * branch. Days after the person's last get none.
 * @param leaves of people whose rows the caller has locked
 */
export async function writeLeaveDays({ queries }: Work, leaves: readonly LeaveDays[]): Promise<void> {
  if (leaves.length === 0) return
  const rows = leaves.map(({ leaveId, personId, from, to }) => ({
    leave_id: leaveId,
    person_id: personId,
    first_day: from,
    last_day: to,
  }))
  await sql`
    with leave as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as leave (leave_id uuid, person_id uuid, first_day date, last_day date)
    ),
    replaced as (
      update attendance
      set recorded_status = 'leave', leave_id = leave.leave_id, was_absent = true, version = attendance.version + 1
      from leave
      join person on person.id = leave.person_id
      where attendance.active and attendance.person_id = leave.person_id
        and attendance.branch_id = ${payingBranch}
        and attendance.day between leave.first_day and leave.last_day
        and attendance.recorded_status = 'absent' and attendance.time_in is null
    )
    insert into attendance (id, branch_id, person_id, day, recorded_status,
      late_after, paid_from, paid_until, break_minutes, leave_id)
    select ${numberedId(newId(), sql`row_number() over ()`)}, ${payingBranch}, person.id, covered.day, 'leave',
      schedule.late_after, schedule.paid_from, schedule.paid_until, schedule.break_minutes, leave.leave_id
    from leave
    join person on person.id = leave.person_id
    join lateral (
      select each::date as day from generate_series(leave.first_day, leave.last_day, interval '1 day') as each
    ) as covered on ${employedOn(sql`covered.day`)}
    cross join lateral ${scheduleOn(sql`person.id`, sql`covered.day`)} as schedule
    on conflict (person_id, day) where active do nothing`.execute(queries)
}

/**
 * Writes the days of confirmed leaves again after the records in their place were removed (D4). If a leave's own day was
 * removed, it stays empty; if that day is not closed yet, the nightly close writes it again (D3).
 * @param removed records of people whose rows the caller has locked
 */
export async function restoreLeaveDays(work: Work, removed: readonly string[]): Promise<void> {
  const { rows } = await sql<LeaveDays>`
    select leave.id as "leaveId", leave.person_id as "personId", removed.day as "from", removed.day as "to"
    from attendance as removed
    join leave on leave.person_id = removed.person_id and removed.day between leave.first_day and leave.last_day
    where ${isOneOf('removed.id', removed)} and leave.active and leave.state = 'confirmed'
      and (removed.leave_id is distinct from leave.id or removed.time_in is not null)`.execute(work.queries)
  await writeLeaveDays(work, rows)
}

interface TakenDay extends Required<DaysOfPerson> {
  readonly id: string
  readonly wasAbsent: boolean
  readonly isAbsent: boolean
}

/**
 * Removes the days that leaves wrote and nobody changed since (D4): a person who came to work keeps the day. A day
 * becomes absent again if it was so before, unless it is a day off by now, or if the nightly close would have made it so
 * without the leave and nobody removed it since.
 * @param kept days that the only leave still covers
 */
export async function takeBackLeaveDays(
  work: Work,
  leaveIds: readonly string[],
  kept?: Period,
): Promise<void> {
  if (leaveIds.length === 0) return
  const { queries, timeZone } = work
  const { rows } = await sql<TakenDay>`
    with taken as (
      select attendance.id, attendance.was_absent, attendance.was_absent or (
        ${wasClosed('attendance', timeZone)} and ${wouldBeAbsent(sql`attendance.day`, timeZone)}
        and ${noAbsenceWasRemoved(sql`attendance.day`)}
      ) as absent
      from attendance
      join person on person.id = attendance.person_id
      cross join lateral ${scheduleOn(sql`person.id`, sql`attendance.day`)} as schedule
      where attendance.active and attendance.leave_id = any(${leaveIds}::uuid[])
        and attendance.recorded_status = 'leave' and attendance.time_in is null and ${outside(kept)}
    )
    update attendance
    set active = taken.absent, was_absent = false, version = version + 1,
      recorded_status = case when taken.absent then 'absent' else recorded_status end,
      leave_id = case when taken.absent then null else leave_id end
    from taken
    where attendance.id = taken.id
    returning attendance.id, attendance.person_id as "personId", attendance.day as "from", attendance.day as "to",
      taken.was_absent as "wasAbsent", taken.absent as "isAbsent"`.execute(queries)
  await copySchedules(
    work,
    rows.filter(({ wasAbsent, isAbsent }) => isAbsent && !wasAbsent),
  )
  await followDaysOff(
    work,
    rows.filter(({ wasAbsent }) => wasAbsent),
  )
}

/** Gives absences the hours of their days, as the close does: the leave may have written others when it was confirmed ahead. */
async function copySchedules({ queries }: Work, days: readonly TakenDay[]): Promise<void> {
  if (days.length === 0) return
  await sql`
    update attendance set ${copiedSchedule}
    from attendance as absence
    cross join lateral ${scheduleOn(sql`absence.person_id`, sql`absence.day`)} as schedule
    where attendance.id = absence.id and ${isOneOf('absence.id', idsOf(days))}`.execute(queries)
}

/**
 * The leaves that wrote days which another branch, out of the caller's reach, paid and kept when the person moved.
 * @param kept days that the only leave still covers
 */
export async function leavesWithDaysElsewhere(
  { queries }: Work,
  leaveIds: readonly string[],
  kept?: Period,
): Promise<ReadonlySet<string>> {
  if (leaveIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select distinct leave_id as id from leave_days_elsewhere(${leaveIds}::uuid[]) where ${outside(kept)}`.execute(
    queries,
  )
  return new Set(idsOf(rows))
}

const outside = (kept: Period | undefined) =>
  kept ? sql`day not between ${kept.from} and ${kept.to}` : sql`true`
