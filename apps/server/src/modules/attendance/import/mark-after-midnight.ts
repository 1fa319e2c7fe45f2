import { comesEarly, nightEndsAt } from '@tahi/domain'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/connection.ts'
import { scheduleOn } from '../schedule.ts'
import { joinByHash, type Target } from './repository.ts'

/**
 * Holds back days whose time in is before the night's end (`isAfterMidnight`) while the day before has no time out, in the
 * file or, where the file has no times of it, as recorded: it would be paid from the going home on. So are days after one
 * that is held back, whose time out may be its time in. A time in that is recorded already stays.
 */
export async function markAfterMidnight(queries: Queries, { id }: Pick<Target, 'id'>): Promise<void> {
  await joinByHash(queries)
  await sql`
    with recursive in_night as (
      select row.line, row.person_id, row.day, coalesce(eve.is_open, recorded.id is not null) as follows_open
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
          and recorded.time_in is not null and recorded.time_out is null
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
