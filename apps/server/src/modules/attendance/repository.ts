import type { AttendanceStatus, WallTime } from '@tahi/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { auditing } from '../../platform/audit.ts'
import { orNotFound } from '../../platform/errors.ts'
import { isOneOf } from '../../platform/lists/conditions.ts'
import { lockRecordsOf } from '../../platform/lock-people.ts'
import {
  payingBranch,
  payingBranchIs,
  type Reach,
  readable,
  wholeScope,
  within,
} from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { isPaid, isPaidState, payslipOver } from './covering-payslip.ts'
import { employedOn } from './employed.ts'
import { type RecordRow, recordColumns, recordColumnsWith } from './record.ts'
import { copiedSchedule, scheduleOn } from './schedule.ts'

type Scoped = Pick<Work, 'queries' | 'scope'>

/** Locks the people, then their live records with these ids in scope, for a change. */
export const lockRecords = (work: Work, ids: readonly string[]): Promise<RecordRow[]> =>
  lockRecordsOf(work, { table: 'attendance', columns: recordColumns }, ids)

/** @throws Refusal not_found when there is no such record in scope */
export const lockRecord = async (work: Work, id: string): Promise<RecordRow> =>
  orNotFound((await lockRecords(work, [id]))[0])

/** One record; undefined when there is none in scope. */
export const findRecord = (work: Work, which: Which): Promise<RecordRow | undefined> =>
  find(work, which, within(wholeScope(work.scope), 'attendance'))

/** Like `findRecord`, but for reading: also the caller's own records that a former branch keeps. */
export const findToRead = (work: Work, which: Which): Promise<RecordRow | undefined> =>
  find(work, which, readable(work.scope, 'attendance'))

type Which = { id: string } | DayOf

async function find(
  { queries }: Work,
  condition: Which,
  reached: RawBuilder<unknown>,
): Promise<RecordRow | undefined> {
  const which =
    'id' in condition
      ? sql`attendance.id = ${condition.id}`
      : sql`attendance.person_id = ${condition.personId} and attendance.day = ${condition.day}`
  const { rows } = await sql<RecordRow>`
    select ${recordColumns}
    from attendance join person on person.id = attendance.person_id
    where attendance.active and ${which} and ${reached}`.execute(queries)
  return rows[0]
}

interface DayOf {
  personId: string
  day: string
}

export interface NewRecord extends DayOf {
  id: string
  timeIn: number | null
  timeOut: number | null
  recordedStatus: string
  /** The time was claimed: tapped offline and sent later. */
  claimed?: true
}

/**
 * Inserts a record with the person's `payingBranch` and schedule on the day. The payslip over the day is looked up only
 * once, because a queue at the gate waits for this. The person is locked: a concurrent move would leave the record
 * behind. The look-up comes before the lock. So a caller who has not locked the person before misses a payslip that is
 * marked as paid in the moment between the two: the day is recorded, and the clock-out is left to HR as on every paid day.
 * @param audited the audit trail's action, written by the same statement
 * @returns the record; nothing when the person is outside the scope, left before the day or has a record for it, the day
 * is paid, the id is taken, or another transaction has locked the person for a change that this statement would not see
 */
export async function insertRecord(
  work: Work,
  record: NewRecord,
  audited?: string,
): Promise<RecordRow | undefined> {
  const { queries, scope } = work
  const reach: Reach = wholeScope(scope)
  const { rows } = await sql<RecordRow>`
    with covering as materialized (
      select ${payslipOver(sql`${record.personId}::uuid`, sql`${record.day}::date`)} as payslip
    ),
    written as (
      insert into attendance (id, branch_id, person_id, day, time_in, time_out, recorded_status,
        claimed, late_after, paid_from, paid_until, break_minutes)
      select ${record.id}::uuid, ${payingBranch}, person.id, ${record.day}::date, ${record.timeIn}::smallint,
        ${record.timeOut}::smallint, ${record.recordedStatus}::text,
        ${record.claimed ?? false}::boolean, schedule.late_after, schedule.paid_from, schedule.paid_until, schedule.break_minutes
      from person
      cross join covering
      cross join lateral ${scheduleOn(sql`person.id`, sql`${record.day}::date`)} as schedule
      where person.id = ${record.personId} and ${employedOn(sql`${record.day}::date`)}
        and ${payingBranchIs(reach.branchId)} and (${isPaidState(sql`covering.payslip`)}) is not true
      for share of person skip locked
      on conflict do nothing
      returning *
    )
    ${audited === undefined ? sql`` : sql`, noted as (${auditingRecord(work, audited)})`}
    select ${recordColumnsWith(sql`covering.payslip`)}
    from covering cross join written as attendance
    join person on person.id = attendance.person_id`.execute(queries)
  return rows[0]
}

/**
 * Writes new times and a new recorded status, and increments the version. A day that a leave wrote belongs to the leave
 * as long as its status is leave. Afterwards it is the person's own record, and taking back the leave must not remove it.
 */
export async function updateRecord(
  work: Scoped,
  id: string,
  change: { timeIn?: number | null; timeOut?: number | null; recordedStatus?: string; claimed?: true },
): Promise<void> {
  // A time out alone is for a day with a time in, which no leave has written.
  const isClockOut = change.timeOut !== undefined && change.timeIn === undefined
  const endsLeave = change.recordedStatus !== undefined && change.recordedStatus !== 'leave'
  if (endsLeave && !isClockOut) await endLeave(work, id)
  const timeIn = change.timeIn === undefined ? sql`time_in` : sql`${change.timeIn}::smallint`
  const status =
    change.recordedStatus === undefined ? sql`recorded_status` : sql`${change.recordedStatus}::text`
  const staysLeave = sql<boolean>`(${timeIn} is null and ${status} = 'leave')`
  await work.queries
    .updateTable('attendance')
    .set((builder) => ({
      ...(change.timeIn !== undefined && { time_in: change.timeIn }),
      ...(change.timeOut !== undefined && { time_out: change.timeOut }),
      ...(change.recordedStatus !== undefined && { recorded_status: change.recordedStatus }),
      ...(change.claimed && { claimed: true }),
      leave_id: sql<string | null>`case when ${staysLeave} then leave_id end`,
      was_absent: sql<boolean>`${staysLeave} and was_absent`,
      version: builder('version', '+', 1),
    }))
    .where('id', '=', id)
    .where(sql<SqlBool>`${within(wholeScope(work.scope), 'attendance')}`)
    .execute()
}

/**
 * Gives a day that is no longer leave the person's current schedule: leaves are written ahead, and no attendance was
 * recorded by the old hours.
 */
async function endLeave({ queries, scope }: Scoped, id: string): Promise<void> {
  await sql`
    update attendance
    set ${copiedSchedule}
    from attendance as leave
    cross join lateral ${scheduleOn(sql`leave.person_id`, sql`leave.day`)} as schedule
    where leave.id = ${id} and attendance.id = leave.id and ${within(wholeScope(scope), 'attendance')}
      and leave.recorded_status = 'leave' and leave.time_in is null`.execute(queries)
}

const auditingRecord = (work: Work, action: string) =>
  auditing(
    work,
    { action, entity: 'attendance' },
    sql`id, branch_id, jsonb_build_object('timeIn', time_in, 'timeOut', time_out, 'status', status) from written`,
  )

/** Makes records present that have one of these statuses. */
export async function makePresent(
  { queries, scope }: Scoped,
  ids: readonly string[],
  from: readonly AttendanceStatus[],
): Promise<void> {
  await sql`
    update attendance set recorded_status = 'present', version = version + 1
    where ${isOneOf('id', ids)} and status = any(${from}::text[]) and ${within(wholeScope(scope), 'attendance')}`.execute(
    queries,
  )
}

/** Gives records this time out, so that their status is derived again. They have a time in, so no leave has written them. */
export async function setTimesOut(
  { queries, scope }: Scoped,
  ids: readonly string[],
  timeOut: WallTime | null,
): Promise<void> {
  await sql`
    update attendance set time_out = ${timeOut}::smallint, recorded_status = 'pending', version = version + 1
    where ${isOneOf('id', ids)} and ${within(wholeScope(scope), 'attendance')}`.execute(queries)
}

export async function removeRecords({ queries, scope }: Scoped, ids: readonly string[]): Promise<void> {
  await sql`
    update attendance set active = false, version = version + 1
    where ${isOneOf('id', ids)} and ${within(wholeScope(scope), 'attendance')}`.execute(queries)
}

/**
 * Removes a day's `leave` when the person was at work after all, so that attendance can be written.
 * @returns the removed record; nothing when the day has no such record or is paid
 */
export async function replaceLeave(work: Work, { personId, day }: DayOf): Promise<RecordRow | undefined> {
  const found = await findRecord(work, { personId, day })
  if (found?.status !== 'leave' || found.timeIn !== null) return undefined
  const [locked] = await lockRecords(work, [found.id])
  if (locked?.status !== 'leave' || locked.timeIn !== null || isPaid(locked.payslip)) return undefined
  await removeRecords(work, [locked.id])
  return locked
}
