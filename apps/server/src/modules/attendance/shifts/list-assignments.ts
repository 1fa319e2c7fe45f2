import type { listShiftAssignments as call, Request } from '@tahi/contract'
import { formatWallTime, type WallTime } from '@tahi/domain'
import { sql } from 'kysely'
import { notFound } from '../../../platform/errors.ts'
import type { Result } from '../../../platform/http/binding.ts'
import { readPage } from '../../../platform/lists/paging.ts'
import { reachOf, within } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'

interface Row {
  from: string
  shiftId: string | null
  name: string | null
  start: WallTime | null
  end: WallTime | null
}

/** A person's assignments, planned ones included, newest first. @throws Refusal not_found */
export async function listAssignments(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const reach = await reachOf(work, params.id, undefined)
  if (reach.personId === null) throw notFound()
  const list = {
    from: sql`shift_assignment`,
    where: within(reach, 'shift_assignment'),
    // The reader cannot see a former branch's shift: the assignment is listed without its name.
    join: sql`left join shift on shift.id = shift_assignment.shift_id`,
    columns: sql`
      shift_assignment.from_day as from, shift_assignment.shift_id as "shiftId", shift.name,
      shift.starts_at as start, shift.ends_at as end`,
    order: sql`order by shift_assignment.from_day desc`,
  }
  return readPage(work.queries, query, list, toAssignment)
}

const toAssignment = ({ from, shiftId, name, start, end }: Row) => ({
  from,
  shiftId,
  name,
  start: start === null ? null : formatWallTime(start),
  end: end === null ? null : formatWallTime(end),
})
