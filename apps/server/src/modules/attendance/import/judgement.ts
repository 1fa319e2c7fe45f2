import { type RawBuilder, sql } from 'kysely'
import { payingBranch } from '../../../platform/scope.ts'
import { coveredByPayslip } from '../covering-payslip.ts'
import { employedOn, wasEmployed } from '../employed.ts'
import { meansHolder, numberHolders } from './number-holders.ts'

/** For whom rows are judged: the branch that the days belong to, and the person who imports them. */
export interface Recording {
  readonly branchId: string
  readonly keeperId: string
}

/**
 * Joins the employee that a row means, as `person`: by user ID, or by the number that they have, or had on that day, on
 * the branch's own clock. If the two name different people, it is unknown whom to pay: see `meansTwo`.
 */
const personOf = (branchId: string): RawBuilder<unknown> => sql`
  left join person as coded on lower(coded.code) = lower(row.code)
    and coalesce(coded.branch_id, coded.last_branch_id) is not null
  left join ${numberHolders(branchId)} as holder on ${meansHolder}
  left join person on person.id = coalesce(coded.id, holder.person_id) and ${wasEmployed}`

const meansTwo = sql`(coded.id <> holder.person_id or coded.id is null and holder.disputed)`

/**
 * The problem that the database finds in a row, or null. For `from … as row left join person … left join attendance`,
 * with the live record of the person's day. Only members of a branch count as employees, until they are deactivated or
 * go to head office. For another branch's member only that fact is revealed. Another person must record a record
 * keeper's own days.
 */
export const problemOf = ({ branchId, keeperId }: Recording): RawBuilder<unknown> => sql`
  case
    when person.id is null then 'unknown_employee'
    when ${payingBranch} <> ${branchId} then 'other_branch'
    when ${isSame} then null
    when person.id = ${keeperId} then 'own_day'
    when not ${employedOn(sql`row.day`)} then 'after_leaving'
    when ${coveredByPayslip(sql`person.id`, sql`row.day`)} then 'covered_by_payslip'
    when attendance.id is not null and not ${mayBeFilled(sql`row`)} then 'exists_differently'
  end`

/** For a row without a problem: a time out needs a time in. */
const hasNoTimes = sql`(row.time_in is null)`

/** The day has a record with these times already. */
export const isSame = sql`(
  attendance.id is not null
  and attendance.time_in is not distinct from row.time_in
  and attendance.time_out is not distinct from row.time_out
)`

/**
 * A record without times, such as the nightly close's `absent`, only says that nothing was known: the clock's times fill
 * it. A record with the same time in and no time out gets the time out: the evening's file completes the morning's. A day
 * of leave was somebody's decision and stays.
 * @param times with the clock's `time_in` and `time_out`
 */
export const mayBeFilled = (times: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  attendance.time_out is null and (
    attendance.time_in is null and attendance.recorded_status <> 'leave'
    or attendance.time_in is not distinct from ${times}.time_in and ${times}.time_out is not null
  )
)`

/**
 * Joins to `row` its employee and its outcome: `member` of the branch, the day's live record `attendance`, and
 * `judged.problem`. Runs as the owner, because the caller may not see which user IDs belong to other branches. Not even
 * the id of another branch's person is stored.
 */
export const judging = (recording: Recording): RawBuilder<unknown> => sql`
  ${personOf(recording.branchId)}
  left join person as member
    on member.id = person.id and coalesce(member.branch_id, member.last_branch_id) = ${recording.branchId}::uuid
  left join attendance
    on attendance.active and attendance.person_id = member.id and attendance.day = row.day
  cross join lateral (
    select case
      when row.problem is not null or ${hasNoTimes} then row.problem
      when ${meansTwo} then 'two_employees'
      else ${problemOf(recording)} end as problem
  ) as judged`

/** For a query with `judging`. */
export const outcome = sql`
  case
    when judged.problem is not null then 'bad'
    when ${hasNoTimes} then 'noTimes'
    when ${isSame} then 'unchanged'
    else 'good'
  end`

/** What a good row adds to the day's record; null for a new day. For a query with `judging`. */
export const adds = sql`
  case
    when judged.problem is not null or ${hasNoTimes} or attendance.id is null or ${isSame} then null
    when attendance.time_in is null then 'times'
    else 'time_out'
  end`
