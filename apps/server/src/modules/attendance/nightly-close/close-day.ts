import type { Day } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../../platform/database/connection.ts'
import { waitForTurn } from '../../../platform/database/locks.ts'
import { newId } from '../../../platform/ids.ts'
import { payingBranch } from '../../../platform/scope.ts'
import { branchWasThere } from '../absence-of-close.ts'
import { paidOutside } from '../covering-payslip.ts'
import { employedOn } from '../employed.ts'
import { wouldBeAbsent } from '../expected.ts'
import { numberedId } from '../numbered-id.ts'
import { copiedSchedule, isWorkingDay, scheduleOn } from '../schedule.ts'

export interface BranchDay {
  readonly branchId: string
  readonly day: Day
  readonly now: Date
  readonly timeZone: string
}

/** Locks out other transactions that close or reopen days, until this one ends. */
export const closingAlone = (queries: Queries) => waitForTurn(queries, 'closedDays')

/** Closes one day of a branch, unless it is closed already. */
export async function closeDay(queries: Queries, branchDay: BranchDay): Promise<void> {
  await closingAlone(queries)
  const isFirst = await noteClosed(queries, branchDay)
  const taken = isFirst ? [] : await noteClosedAgain(queries, branchDay)
  if (!taken) return
  await holdPeople(queries, branchDay)
  // Nobody gets back a record that somebody removed after the day was closed, here or where they worked before.
  const day = sql`${branchDay.day}::date`
  const nothingRemoved = nothingWasRemoved(day)
  const mayBeWritten = isFirst
    ? sql`(${branchWasThere(sql`${branchDay.branchId}::uuid`, day, branchDay.timeZone)} or ${nothingRemoved})`
    : nothingRemoved
  // Leave comes before absence. The leave's days were written when it was confirmed; this fills those emptied since.
  const leave = await writeLeaves(queries, branchDay, mayBeWritten)
  const givenBack = await giveBack(queries, branchDay, taken)
  const absent = await writeAbsences(queries, branchDay, mayBeWritten)
  if (absent > 0 || leave > 0 || givenBack > 0)
    await note(queries, branchDay, {
      absent,
      ...(leave > 0 && { leave }),
      ...(givenBack > 0 && { givenBack }),
    })
}

/**
 * For `person`: neither an absence nor a leave of the day was removed by hand, in any branch. Records of other kinds say
 * nothing about whether the person was there once they are removed.
 */
const nothingWasRemoved = (day: RawBuilder<unknown>) => sql`not exists (
  select from attendance as removed
  join audit_entry on entity_id = removed.id and entity = 'attendance' and action = 'attendance.remove'
  where removed.person_id = person.id and removed.day = ${day} and not removed.active
    and removed.time_in is null and removed.recorded_status in ('absent', 'leave'))`

async function noteClosed(queries: Queries, { branchId, day, now }: BranchDay): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into closed_day (branch_id, day, closed_at) values (${branchId}, ${day}, ${now})
    on conflict do nothing`.execute(queries)
  return numAffectedRows === 1n
}

/** @returns the absences that were removed when the day was reopened; undefined when it was not reopened */
async function noteClosedAgain(
  queries: Queries,
  { branchId, day, now }: BranchDay,
): Promise<string[] | undefined> {
  const { rows } = await sql<{ taken: string[] }>`
    update closed_day set taken = null, closed_at = ${now}
    from closed_day as former
    where closed_day.branch_id = ${branchId} and closed_day.day = ${day} and closed_day.taken is not null
      and former.branch_id = closed_day.branch_id and former.day = closed_day.day
    returning former.taken`.execute(queries)
  return rows[0]?.taken
}

/** Locks the branch's people: the day of a person who moves while it is written would stay behind. */
async function holdPeople(queries: Queries, { branchId }: BranchDay): Promise<void> {
  await sql`select from person where branch_id = ${branchId} order by id for share`.execute(queries)
}

/** Writes leave for people whose confirmed leave covers a day on which their shift or the usual hours expected them (D3). */
async function writeLeaves(
  queries: Queries,
  { branchId, day }: BranchDay,
  mayBeWritten: RawBuilder<unknown>,
): Promise<number> {
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
      and ${isWorkingDay(sql`${day}::date`)} and ${mayBeWritten}
    on conflict (person_id, day) where active do nothing`.execute(queries)
  return Number(numAffectedRows)
}

/**
 * Writes back absences that were removed when the day was reopened, with the schedule that applies now. People who left
 * before the day, or have the day off now, get none; people who left after it do, and people who went to head office
 * after it, because their days stay (decision 0023). For people who moved to another branch, this branch only writes days
 * that it paid.
 */
async function giveBack(
  queries: Queries,
  { branchId, day }: BranchDay,
  taken: readonly string[],
): Promise<number> {
  if (taken.length === 0) return 0
  const { numAffectedRows } = await sql`
    update attendance set active = true, version = attendance.version + 1, ${copiedSchedule}
    from person cross join lateral ${scheduleOn(sql`person.id`, sql`${day}::date`)} as schedule
    where attendance.id = any(${taken}::uuid[]) and not attendance.active
      and person.id = attendance.person_id
      and (person.branch_id = ${branchId} or ${wentToHeadOffice({ branchId, day })}
        or ${paidOutside(payingBranch, sql`person.id`, sql`${day}::date`)})
      and ${employedOn(sql`${day}::date`)} and ${isWorkingDay(sql`${day}::date`)}
      and not exists (
        select from attendance as other
        where other.active and other.person_id = person.id and other.day = ${day}::date)`.execute(queries)
  return Number(numAffectedRows)
}

/** For `person`: in head office, and in this branch until after the day: nobody is absent on the day of a promotion. */
const wentToHeadOffice = ({ branchId, day }: Pick<BranchDay, 'branchId' | 'day'>) =>
  sql`(person.last_branch_id = ${branchId} and person.left_branch_on > ${day}::date)`

/** Writes absences for people of whom a missing record means that they were absent. */
async function writeAbsences(
  queries: Queries,
  { branchId, day, timeZone }: BranchDay,
  mayBeWritten: RawBuilder<unknown>,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into attendance (id, branch_id, person_id, day, recorded_status,
      late_after, paid_from, paid_until, break_minutes)
    select ${numberedId(newId(), sql`row_number() over ()`)}, person.branch_id, person.id, ${day}::date, 'absent',
      schedule.late_after, schedule.paid_from, schedule.paid_until, schedule.break_minutes
    from person
    cross join lateral ${scheduleOn(sql`person.id`, sql`${day}::date`)} as schedule
    where person.branch_id = ${branchId} and person.active
      and ${wouldBeAbsent(sql`${day}::date`, timeZone)} and ${mayBeWritten}
    on conflict (person_id, day) where active do nothing`.execute(queries)
  return Number(numAffectedRows)
}

/** No person requested the close, so the audit trail names the job. */
async function note(
  queries: Queries,
  { branchId, day, now }: BranchDay,
  written: { absent: number; leave?: number; givenBack?: number },
): Promise<void> {
  await sql`
    insert into audit_entry (at, actor_name, address, request_id, action, entity, entity_id, branch_id, after)
    values (${now}, 'Nightly close', '', '', 'attendance.close', 'branch', ${branchId}, ${branchId},
      ${JSON.stringify({ day, ...written })}::jsonb)`.execute(queries)
}
