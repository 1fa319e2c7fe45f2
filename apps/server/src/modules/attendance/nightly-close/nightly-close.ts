import { setImmediate } from 'node:timers/promises'
import { addDays, type Day, eachDay } from '@tahi/domain'
import { sql } from 'kysely'
import { momentOf } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/database/connection.ts'
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
  for (const branchId of await database.asOwner((queries) => openAgain(queries, today)))
    live.changed('attendance', branchId)
  for (const { branchId, from } of await openDays({ database, timeZone }, today)) {
    for (const day of eachDay(from, addDays(today, -1))) {
      await database.asOwner((queries) => closeDay(queries, { branchId, day, now, timeZone }))
      live.changed('attendance', branchId)
      // Between two days others' requests go first.
      await setImmediate()
    }
  }
}

/**
 * A clock that ran ahead closed days that are not over; as the last closed ones they would keep all before them open, and
 * nobody is absent on a day to come.
 * @returns the branches where somebody was
 */
async function openAgain(queries: Queries, today: Day): Promise<Set<string>> {
  const { rows } = await sql<{ branchId: string }>`
    with opened as (delete from closed_day where day >= ${today} returning branch_id, day)
    update attendance set active = false, version = version + 1
    from opened
    where attendance.active and attendance.branch_id = opened.branch_id and attendance.day = opened.day
      and attendance.recorded_status = 'absent' and attendance.time_in is null
    returning attendance.branch_id as "branchId"`.execute(queries)
  return new Set(rows.map(({ branchId }) => branchId))
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
