import { type RawBuilder, sql } from 'kysely'

/** The audit trail's actions on records that follow from a person's schedule. Nobody decided anything about the day. */
export const scheduleActions = {
  newHours: 'attendance.new-hours',
  dayOff: 'attendance.day-off',
  workingDay: 'attendance.working-day',
} as const

/**
 * For `attendance`: an absence that the nightly close wrote, or one that came back with a leave. The close writes no audit
 * entry for each record, so an entry means that somebody entered the absence or decided that it is one.
 */
export const isAbsenceOfClose: RawBuilder<unknown> = sql`(
  attendance.recorded_status = 'absent' and attendance.time_in is null
  and not exists (
    select from audit_entry
    where entity_id = attendance.id and entity = 'attendance'
      and action <> all(${Object.values(scheduleActions)}::text[]))
)`

/**
 * Whether the night of a record's day was closed, and the day was not opened again. A day before its branch was there, of
 * which the branch has closed none, came with somebody who moved there, and was closed where they were.
 * @param record the record's alias
 */
export const wasClosed = (record: string, timeZone: string): RawBuilder<unknown> => {
  const [branch, day] = [sql.ref(`${record}.branch_id`), sql.ref(`${record}.day`)]
  return sql`coalesce((
    select closed_day.day = ${day} and closed_day.taken is null
    from closed_day
    where closed_day.branch_id = ${branch} and closed_day.day <= ${day}
    order by closed_day.day desc
    limit 1
  ), not ${branchWasThere(branch, day, timeZone)})`
}

/** Whether a branch was entered by a day. Its people of earlier days were elsewhere, or are entered afterwards. */
export const branchWasThere = (
  branch: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
  timeZone: string,
): RawBuilder<unknown> => sql`(
  select (branch.created_at at time zone ${timeZone})::date <= ${day} from branch where branch.id = ${branch}
)`

/** For `person`: no absence of the day was removed by hand. What somebody removed does not come back. */
export const noAbsenceWasRemoved = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`not absence_was_removed(person.id, ${day})`
