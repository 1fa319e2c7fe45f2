import type { Day } from '@tahi/domain'
import { sql } from 'kysely'
import { soon } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/database/connection.ts'
import { isAbsenceOfClose } from '../absence-of-close.ts'
import { closingAlone } from './close-day.ts'

/** Whether the clock is earlier than a moment that has certainly passed: the time of the last schema migration. */
export async function isBehind(queries: Queries, now: Date): Promise<boolean> {
  const { rows } = await sql`select from schema_migration where applied_at > ${soon(now)} limit 1`.execute(
    queries,
  )
  return rows.length > 0
}

/**
 * Reopens days that are not over, which were closed while a clock ran ahead. Nobody is absent on a future day, and as the
 * last closed days they would keep all earlier ones open. Records that people entered stay. The close's absences are kept
 * aside and come back with the next close, because this clock may be the wrong one.
 * @returns the branches of these days
 */
export async function openAgain(queries: Queries, today: Day, now: Date): Promise<Set<string>> {
  await closingAlone(queries)
  const { rows } = await sql<{ branchId: string }>`
    with early as (
      select branch_id, day from closed_day
      where day >= ${today} and taken is null and branch_id in (select id from branch where active)
    ),
    removed as (
      update attendance set active = false, version = version + 1
      from early
      where attendance.active and attendance.branch_id = early.branch_id and attendance.day = early.day
        and ${isAbsenceOfClose}
      returning attendance.id, attendance.branch_id, attendance.day
    ),
    opened as (
      update closed_day
      set taken = array(
        select id from removed where removed.branch_id = early.branch_id and removed.day = early.day)
      from early
      where closed_day.branch_id = early.branch_id and closed_day.day = early.day
      returning closed_day.branch_id, closed_day.day, closed_day.taken
    )
    insert into audit_entry (at, actor_name, address, request_id, action, entity, entity_id, branch_id, after)
    select ${now}::timestamptz, 'Nightly close', '', '', 'attendance.open', 'branch', branch_id, branch_id,
      jsonb_build_object('day', day, 'taken', to_jsonb(taken))
    from opened
    order by branch_id, day
    returning branch_id as "branchId"`.execute(queries)
  return new Set(rows.map(({ branchId }) => branchId))
}
