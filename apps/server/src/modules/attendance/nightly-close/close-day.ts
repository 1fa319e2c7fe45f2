import type { Day } from '@tahi/domain'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/connection.ts'
import { newId } from '../../../platform/ids.ts'
import { wasExpected } from '../expected.ts'
import { numberedId } from '../numbered-id.ts'
import { scheduleOn } from '../schedule.ts'

export interface BranchDay {
  readonly branchId: string
  readonly day: Day
  readonly now: Date
  readonly timeZone: string
}

/** Any number that nothing else locks on this database. */
const closeLock = 7_231_002

/** Closes one day of a branch, unless it is closed. */
export async function closeDay(queries: Queries, branchDay: BranchDay): Promise<void> {
  await sql`select pg_advisory_xact_lock(${closeLock})`.execute(queries)
  if (!(await noteClosed(queries, branchDay))) return
  await holdPeople(queries, branchDay)
  // First, so that nobody on leave is absent: its days were written when it was confirmed, but not those emptied since.
  const leave = await writeLeaves(queries, branchDay)
  const absent = await writeAbsences(queries, branchDay)
  if (absent > 0 || leave > 0) await note(queries, branchDay, { absent, ...(leave > 0 && { leave }) })
}

async function noteClosed(queries: Queries, { branchId, day, now }: BranchDay): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into closed_day (branch_id, day, closed_at) values (${branchId}, ${day}, ${now})
    on conflict do nothing`.execute(queries)
  return numAffectedRows === 1n
}

/** Nobody leaves the branch while their day is written, which would stay behind. */
async function holdPeople(queries: Queries, { branchId }: BranchDay): Promise<void> {
  await sql`select from person where branch_id = ${branchId} order by id for share`.execute(queries)
}

/** Whose confirmed leave covers a day on which shift or usual days expected them (D3). */
async function writeLeaves(queries: Queries, { branchId, day }: BranchDay): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into attendance (id, branch_id, person_id, day, recorded_status,
      late_after, paid_from, paid_until, break_minutes, leave_id)
    select ${numberedId(newId(), sql`row_number() over ()`)}, person.branch_id, person.id, ${day}::date, 'leave',
      schedule.late_after, schedule.paid_from, schedule.paid_until, schedule.break_minutes, leave.id
    from leave
    join person on person.id = leave.person_id
    cross join lateral ${scheduleOn(sql`person.id`, sql`${day}::date`)} as schedule
    where leave.active and leave.state = 'confirmed' and leave.branch_id = ${branchId}
      and ${day}::date between leave.first_day and leave.last_day
      and person.branch_id = ${branchId} and person.active
      and extract(dow from ${day}::date) = any(schedule.days)
    on conflict (person_id, day) where active do nothing`.execute(queries)
  return Number(numAffectedRows)
}

/** Who was expected on that day. */
async function writeAbsences(queries: Queries, { branchId, day, timeZone }: BranchDay): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into attendance (id, branch_id, person_id, day, recorded_status,
      late_after, paid_from, paid_until, break_minutes)
    select ${numberedId(newId(), sql`row_number() over ()`)}, person.branch_id, person.id, ${day}::date, 'absent',
      schedule.late_after, schedule.paid_from, schedule.paid_until, schedule.break_minutes
    from person
    cross join lateral ${scheduleOn(sql`person.id`, sql`${day}::date`)} as schedule
    where person.branch_id = ${branchId} and ${wasExpected(sql`${day}::date`, timeZone)}
    on conflict (person_id, day) where active do nothing`.execute(queries)
  return Number(numAffectedRows)
}

/** Nobody asked for it, so the trail names the job. */
async function note(
  queries: Queries,
  { branchId, day, now }: BranchDay,
  written: { absent: number; leave?: number },
): Promise<void> {
  await sql`
    insert into audit_entry (at, actor_name, address, request_id, action, entity, entity_id, branch_id, after)
    values (${now}, 'Nightly close', '', '', 'attendance.close', 'branch', ${branchId}, ${branchId},
      ${JSON.stringify({ day, ...written })}::jsonb)`.execute(queries)
}
