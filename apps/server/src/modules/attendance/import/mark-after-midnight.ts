import { comesEarly, nightEndsAt } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../../platform/database/connection.ts'
import { scheduleOn } from '../schedule.ts'
import { joinByHash, type Target } from './repository.ts'

/** Whether `held_before` has this of the row's person, or of the row's number, which may have been another's then. */
const wasHeld = (ofRow: RawBuilder<unknown>, columns: RawBuilder<unknown>) => sql`(
  (row.person_id, ${ofRow}) in (select person_id, ${columns} from held_before)
  or (row.clock_number, ${ofRow}) in (select clock_number, ${columns} from held_before)
)`

/**
 * Holds back days whose time in is before the night's end (`isAfterMidnight`) while the day before has no time out, in the
 * file or, where the file has no times of it, as recorded: it would be paid from the going home on. So are days after one
 * that is held back, here or in an earlier file, whose time out may be its time in, and days that were held back with the
 * same time in before. A time in that is recorded already stays.
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
    in_night as (
      select row.line, row.person_id, row.day,
        case
          when ${wasHeld(sql`row.day, row.time_in`, sql`day, time_in`)} then true
          when eve.is_open is not null then eve.is_open
          when recorded.id is not null then recorded.time_out is null
          else ${wasHeld(sql`row.day - 1`, sql`day`)}
        end as follows_open
      from attendance_import_row as row
      cross join lateral ${scheduleOn(sql`row.person_id`, sql`row.day`)} as schedule
      left join (
        select person_id, day, bool_or(time_out is null or problem is not distinct from 'after_midnight') as is_open
        from attendance_import_row
        where import_id = ${id} and person_id is not null and time_in is not null
        group by person_id, day
      ) as eve on eve.person_id = row.person_id and eve.day = row.day - 1
      left join attendance as recorded
        on recorded.active and recorded.person_id = row.person_id and recorded.day = row.day - 1
          and recorded.time_in is not null
      where row.import_id = ${id} and row.outcome = 'good' and row.adds is distinct from 'time_out'
        and row.time_in < ${nightEndsAt} and row.time_in < schedule.paid_from - ${comesEarly}::integer
    ),
    held as (
      select line, person_id, day from in_night where follows_open
      union
      select next.line, next.person_id, next.day
      from held join in_night as next on next.person_id = held.person_id and next.day = held.day + 1
    )
    update attendance_import_row as row
    set outcome = 'bad', problem = 'after_midnight', adds = null
    from held
    where row.import_id = ${id} and row.line = held.line`.execute(queries)
}
