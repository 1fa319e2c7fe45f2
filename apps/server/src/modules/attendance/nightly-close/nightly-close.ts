import { addDays, type Day } from '@tahi/domain'
import { sql } from 'kysely'
import { momentOf } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/services.ts'
import { closeDay } from './close-day.ts'
import { isBehind, openAgain } from './open-again.ts'

/** Days further back stay open, however long the server was off, except days that were closed before. */
const mostDaysBack = 31

type Needed = Pick<Services, 'database' | 'clock' | 'timeZone' | 'live' | 'log'>

/**
 * Writes `leave` or `absent` for everybody who was expected and has no record, on every past day that is not closed yet
 * (D3). Idempotent, also when two processes run it at once.
 * @throws AggregateError when some branches could not be closed; the others were
 */
export async function nightlyClose(services: Needed, stopping: AbortSignal): Promise<void> {
  const { database, clock, live, log } = services
  const timeZone = services.timeZone.name
  const { now, today } = momentOf(clock.now(), timeZone)
  if (await database.asOwner((queries) => isBehind(queries, now)))
    log.error(
      'The clock of this server is behind its database: no day is opened again until it is set right.',
    )
  else
    for (const branchId of await database.asOwner((queries) => openAgain(queries, today, now)))
      live.changed('attendance', branchId)

  const failures: unknown[] = []
  const branches = await openDays({ database, timeZone }, today)
  for (const { branchId, days } of branches) {
    try {
      for (const day of days) {
        if (stopping.aborted) break
        // An import writes the same days in a different order: one of both may be run again.
        await database.asOwner((queries) => closeDay(queries, { branchId, day, now, timeZone }))
        live.changed('attendance', branchId)
      }
    } catch (error) {
      // This branch's later days wait too: only days after the last closed one are looked for.
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} of ${branches.length} branches could not be closed`,
    )
}

/**
 * Each active branch with its open days, oldest first: the days after its last closed one, and since the branch exists or
 * its first record. Records that came with somebody from another branch are of days that were closed there.
 */
async function openDays(
  { database, timeZone }: { database: Services['database']; timeZone: string },
  today: Day,
): Promise<{ branchId: string; days: Day[] }[]> {
  const { rows } = await database.asOwner((queries) =>
    sql<{ branchId: string; days: Day[] }>`
      select branch.id as "branchId", array_agg(open.day::text order by open.day) as days
      from branch
      cross join lateral (
        select generate_series(greatest(
          (select max(day) + 1 from closed_day where branch_id = branch.id and taken is null),
          ${addDays(today, -mostDaysBack)}::date,
          least(
            (branch.created_at at time zone ${timeZone})::date,
            (select min(day) from attendance
              where branch_id = branch.id and active and created_at >= branch.created_at))
        ), ${addDays(today, -1)}::date, interval '1 day')::date as day
        union
        select day from closed_day where branch_id = branch.id and taken is not null and day < ${today}
      ) as open
      where branch.active
      group by branch.id
      order by branch.id`.execute(queries),
  )
  return rows
}
