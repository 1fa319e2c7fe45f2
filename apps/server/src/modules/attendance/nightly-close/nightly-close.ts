import { setImmediate } from 'node:timers/promises'
import { addDays, type Day, eachDay } from '@tahi/domain'
import { sql } from 'kysely'
import { momentOf } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/services.ts'
import { closeDay } from './close-day.ts'

/** Days further back stay as they are, however long the server was off. */
const mostDaysBack = 31

type Needed = Pick<Services, 'database' | 'clock' | 'timeZone' | 'live'>

/**
 * Writes `leave` or `absent` for everybody who was expected and has no record, on every day past that is not closed
 * yet (D3).
 * Repeating it, or two processes doing it at the same time, changes nothing.
 */
export async function nightlyClose({
  database,
  clock,
  timeZone: { name: timeZone },
  live,
}: Needed): Promise<void> {
  const { now, today } = momentOf(clock.now(), timeZone)
  // A clock that ran ahead closed days that are not over; as the last closed ones they would keep all before them open.
  await database.asOwner((queries) => sql`delete from closed_day where day >= ${today}`.execute(queries))
  for (const { branchId, from } of await openDays({ database, timeZone }, today)) {
    for (const day of eachDay(from, addDays(today, -1))) {
      await database.asOwner((queries) => closeDay(queries, { branchId, day, now, timeZone }))
      live.changed('attendance', branchId)
      // Between two days others' requests go first.
      await setImmediate()
    }
  }
}

/** Each active branch with its first open day: after its last closed one, and not before there was a branch. */
async function openDays(
  { database, timeZone }: { database: Services['database']; timeZone: string },
  today: Day,
): Promise<{ branchId: string; from: Day }[]> {
  const { rows } = await database.asOwner((queries) =>
    sql<{ branchId: string; from: Day }>`
      select branch.id as "branchId", greatest(
        (select max(day) + 1 from closed_day where branch_id = branch.id),
        ${addDays(today, -mostDaysBack)}::date,
        least(
          (branch.created_at at time zone ${timeZone})::date,
          (select min(day) from attendance where branch_id = branch.id and active))
      ) as from
      from branch
      where branch.active`.execute(queries),
  )
  return rows
}
