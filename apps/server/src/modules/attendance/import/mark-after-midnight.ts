import { comesEarly, nightEndsAt } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../../platform/database/connection.ts'
import { scheduleOn } from '../schedule.ts'
import { joinByHash, type Target } from './repository.ts'

/** Whether earlier rows have this of the row's person, or of the row's number, which may have been another's then. */
const isAmong = (
  earlier: 'held_before' | 'left_open',
  ofRow: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
) => sql`(
  (row.person_id, ${ofRow}) in (select person_id, ${columns} from ${sql.table(earlier)})
  or (row.clock_number, ${ofRow}) in (select clock_number, ${columns} from ${sql.table(earlier)})
)`

const isHeld = sql`(problem is not null and problem in ('after_midnight', 'unknown_night'))`

/**
 * Holds back days whose time in is before the night's end (`isAfterMidnight`) while the day before has no time out, in the
 * file or, where the file has no times of it, as recorded: it would be paid from the going home on. So are days after one
 * that is held back, here or in an earlier file, whose time out may be its time in, days after one that an earlier file
 * left open and of which nothing is recorded any more, and days that were held back with the same time in before. On the
 * file's first day nobody knows the day before, unless times of it are recorded in the branch. A time in that is recorded
 * already stays.
 */
export async function markAfterMidnight(queries: Queries, { id }: Pick<Target, 'id'>): Promise<void> {
  await joinByHash(queries)
  await sql`
    with recursive held_before as (
      select held.person_id, held.clock_number, held.day, held.time_in
      from attendance_import as target
      join attendance_import_row as held on held.branch_id = target.branch_id
      where target.id = ${id} and held.problem = 'after_midnight'
    ),
    left_open as (
      select person_id, clock_number, day
      from attendance_import_row
      where time_in is not null and import_id = any(array(
        select earlier.id
        from attendance_import as target
        join attendance_import as earlier on earlier.branch_id = target.branch_id and earlier.state = 'imported'
        where target.id = ${id}))
      group by person_id, clock_number, day
      having bool_and(time_out is null or ${isHeld})
    ),
    in_night as (
      select row.line, row.person_id, row.day,
        case
          when ${isAmong('held_before', sql`row.day, row.time_in`, sql`day, time_in`)}
            or coalesce(eve.is_open, recorded.is_open, ${isAmong('held_before', sql`row.day - 1`, sql`day`)}
              or ${isAmong('left_open', sql`row.day - 1`, sql`day`)}) then 'after_midnight'
          when recorded.is_open is null
            and row.day = (select min(day) from attendance_import_row where import_id = ${id})
            and not exists (
              select from attendance as known
              where known.active and known.branch_id = row.branch_id and known.day = row.day - 1
                and known.time_in is not null) then 'unknown_night'
        end as problem
      from attendance_import_row as row
      cross join lateral ${scheduleOn(sql`row.person_id`, sql`row.day`)} as schedule
      left join (
        select person_id, day, bool_or(time_out is null or ${isHeld}) as is_open
        from attendance_import_row
        where import_id = ${id} and person_id is not null and time_in is not null
        group by person_id, day
      ) as eve on eve.person_id = row.person_id and eve.day = row.day - 1
      left join (
        select person_id, day, time_out is null as is_open from attendance where active and time_in is not null
      ) as recorded on recorded.person_id = row.person_id and recorded.day = row.day - 1
      where row.import_id = ${id} and row.outcome = 'good' and row.adds is distinct from 'time_out'
        and row.time_in < ${nightEndsAt} and row.time_in < schedule.paid_from - ${comesEarly}::integer
    ),
    held as (
      select line, person_id, day, problem from in_night where problem is not null
      union
      select next.line, next.person_id, next.day, coalesce(next.problem, held.problem)
      from held join in_night as next on next.person_id = held.person_id and next.day = held.day + 1
    )
    update attendance_import_row as row
    set outcome = 'bad', problem = held.problem, adds = null
    from held
    where row.import_id = ${id} and row.line = held.line`.execute(queries)
}
