import type { listShiftMonth as call, Request } from '@tahi/contract'
import { type Day, formatWallTime, lastOfMonth, type WallTime } from '@tahi/domain'
import { sql } from 'kysely'
import { notFound } from '../../../platform/errors.ts'
import type { Result } from '../../../platform/http/binding.ts'
import { reachOf } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { isWorkingDay, scheduleOn } from '../schedule.ts'

interface Row {
  date: Day
  working: boolean
  lateAfter: WallTime
}

/** Every day of a person's month with its scheduled hours, as a new record would get them. @throws Refusal not_found */
export async function listMonth(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { personId } = await reachOf(work, params.id, undefined)
  if (personId === null) throw notFound()
  const from = `${query.month}-01`
  const { rows } = await sql<Row>`
    select each.day as date, ${isWorkingDay(sql`each.day`)} as working,
      schedule.late_after as "lateAfter"
    from (
      select ${from}::date + number as day
      from generate_series(0, ${lastOfMonth(from)}::date - ${from}::date) as number
    ) as each
    cross join lateral ${scheduleOn(sql`${personId}::uuid`, sql`each.day`)} as schedule
    order by each.day`.execute(work.queries)
  return rows.map(({ lateAfter, ...day }) => ({ ...day, lateAfter: formatWallTime(lateAfter) }))
}
