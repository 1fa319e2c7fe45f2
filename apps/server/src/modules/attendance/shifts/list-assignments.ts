import type { listShiftAssignments as call, Request } from '@tahi/contract'
import { formatWallTime, type WallTime } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { notFound } from '../../../platform/errors.ts'
import type { Result } from '../../../platform/http/binding.ts'
import { readPage } from '../../../platform/lists/paging.ts'
import { reachOf, within } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { scheduleOn } from '../schedule.ts'

interface Row {
  from: string
  shiftId: string | null
  name: string | null
  start: WallTime
  end: WallTime
}

/**
 * A person's hours, planned ones included, newest first: each assignment, and each day on which its shift got new hours.
 * @throws Refusal not_found
 */
export async function listAssignments(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const reach = await reachOf(work, params.id, undefined)
  if (reach.personId === null) throw notFound()
  const list = {
    from: sql`${beginnings(reach.personId)} as beginning`,
    where: within(reach, 'beginning'),
    join: sql`cross join lateral ${scheduleOn(sql`beginning.person_id`, sql`beginning.from_day`)} as schedule`,
    columns: sql`
      beginning.from_day as from, schedule.shift_id as "shiftId", schedule.shift_name as name,
      schedule.paid_from as start, schedule.paid_until as end`,
    order: sql`order by beginning.from_day desc`,
  }
  return readPage(work.queries, query, list, toAssignment)
}

/** The days from which a person has other hours. Of a shift that its branch changed, the assignment's own day is the first. */
const beginnings = (personId: string): RawBuilder<unknown> => sql`(
  select person_id, branch_id, from_day from shift_assignment where person_id = ${personId}
  union all
  select assigned.person_id, assigned.branch_id, former_shift_hours.before_day
  from (
    select *, lead(from_day, 1, 'infinity') over (order by from_day) as until_day
    from shift_assignment where person_id = ${personId}
  ) as assigned
  join former_shift_hours on former_shift_hours.shift_id = assigned.shift_id
    and former_shift_hours.before_day > assigned.from_day and former_shift_hours.before_day < assigned.until_day
  where assigned.starts_at is null
)`

/** The usual hours have no name, nor has a former branch's shift, which the reader cannot see: both are told without hours. */
const toAssignment = ({ from, shiftId, name, start, end }: Row) => ({
  from,
  shiftId,
  name,
  start: name === null ? null : formatWallTime(start),
  end: name === null ? null : formatWallTime(end),
})
