import { graceMinutes, specifiedSchedule, specifiedWorkingDays } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'

const { lateAfter, paidFrom, paidUntil, breakMinutes } = specifiedSchedule

/**
 * The schedule of a person on a day, for a `cross join lateral`: late_after, paid_from, paid_until and break_minutes, the
 * shift's days, id and name. A shift's hours are those that it had on the day. Id and name are null for the usual hours;
 * the name is also null for a shift of a branch that the person left, which the reader cannot see. The same rule as
 * domain/schedule.ts, in SQL, because imports, the nightly close and the week view need it for thousands of days at once. A
 * test compares the two.
 */
export const scheduleOn = (
  person: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(
  select
    least(coalesce(shift.starts_at + ${sql.lit(graceMinutes)}, ${sql.lit(lateAfter)}), 1439) as late_after,
    coalesce(shift.starts_at, ${sql.lit(paidFrom)}) as paid_from,
    coalesce(shift.ends_at, ${sql.lit(paidUntil)}) as paid_until,
    coalesce(shift.break_minutes, ${sql.lit(breakMinutes)}) as break_minutes,
    coalesce(shift.days, ${sql.lit(`{${specifiedWorkingDays.join()}}`)}) as days,
    shift.id as shift_id,
    shift.name as shift_name
  from (select) as always
  left join lateral (
    select assignment.shift_id as id, shift.name,
      coalesce(assignment.starts_at, hours_then.starts_at, shift.starts_at) as starts_at,
      coalesce(assignment.ends_at, hours_then.ends_at, shift.ends_at) as ends_at,
      coalesce(assignment.break_minutes, hours_then.break_minutes, shift.break_minutes) as break_minutes,
      coalesce(assignment.days, hours_then.days, shift.days) as days
    from (
      select shift_id, starts_at, ends_at, break_minutes, days
      from shift_assignment
      where shift_assignment.person_id = ${person} and shift_assignment.from_day <= ${day}
      order by shift_assignment.from_day desc
      limit 1
    ) as assignment
    left join shift on shift.id = assignment.shift_id
    left join lateral (
      select starts_at, ends_at, break_minutes, days
      from former_shift_hours
      where former_shift_hours.shift_id = assignment.shift_id and former_shift_hours.before_day > ${day}
      order by former_shift_hours.before_day
      limit 1
    ) as hours_then on true
  ) as shift on true
)`

/** Whether the day is a working day of a `scheduleOn` row named `schedule`. */
export const isWorkingDay = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`extract(dow from ${day}) = any(schedule.days)`

/** For `update attendance`: copies the values of a `scheduleOn` row named `schedule`. */
export const copiedSchedule: RawBuilder<unknown> = sql`
  late_after = schedule.late_after, paid_from = schedule.paid_from, paid_until = schedule.paid_until,
  break_minutes = schedule.break_minutes, schedule_at = clock_timestamp()`

/** Whether the attendance's hours differ from those of the `schedule` row. */
export const hasOtherSchedule: RawBuilder<unknown> = sql`(
  (attendance.late_after, attendance.paid_from, attendance.paid_until, attendance.break_minutes)
  is distinct from (schedule.late_after, schedule.paid_from, schedule.paid_until, schedule.break_minutes)
)`
