import { type RawBuilder, sql } from 'kysely'
import { coveredByPayslip } from '../covering-payslip.ts'
import { employedOn, wasEmployed } from '../employed.ts'

/** For whom rows are judged: the branch whose days they are, and who is to record them. */
export interface Recording {
  readonly branchId: string
  readonly keeperId: string
}

/**
 * Joins whom a row means, as `person`: by the user ID, or by the number that the branch's own clock has for somebody. Where
 * these are two people, nobody knows who is to be paid: see `meansTwo`.
 */
const personOf = (branchId: string): RawBuilder<unknown> => sql`
  left join person as coded on lower(coded.code) = lower(row.code) and coded.branch_id is not null
  left join person as numbered on numbered.branch_id = ${branchId}::uuid and numbered.clock_number = row.clock_number
  left join person on person.id = coalesce(coded.id, numbered.id) and ${wasEmployed}`

const meansTwo = sql`(coded.id <> numbered.id)`

/**
 * What the database knows against a row: a problem, or null. For `from … as row left join person … left join
 * attendance`, the live record of the person's day. Only a member of a branch is an employee here, until deactivated;
 * of another branch's, nothing more is told than that. Whoever keeps records has their own days recorded by somebody else.
 */
export const problemOf = ({ branchId, keeperId }: Recording): RawBuilder<unknown> => sql`
  case
    when person.id is null then 'unknown_employee'
    when person.branch_id <> ${branchId} then 'other_branch'
    when ${isSame} then null
    when person.id = ${keeperId} then 'own_day'
    when not ${employedOn(sql`row.day`)} then 'after_leaving'
    when ${coveredByPayslip(sql`person.id`, sql`row.day`)} then 'covered_by_payslip'
    when attendance.id is not null and not ${mayBeFilled(sql`row`)} then 'exists_differently'
  end`

/** The day is recorded already, with these times. */
export const isSame = sql`(
  attendance.id is not null
  and attendance.time_in is not distinct from row.time_in
  and attendance.time_out is not distinct from row.time_out
)`

/**
 * A record without times, as the nightly close writes `absent`, says only that nothing was known: the clock's times
 * fill it. So does its time out a record of the same time in, as the evening's file does the morning's. A day of leave is
 * somebody's decision and stays.
 * @param times with `time_in` and `time_out` of the clock
 */
export const mayBeFilled = (times: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  attendance.time_out is null and (
    attendance.time_in is null and attendance.recorded_status <> 'leave'
    or attendance.time_in is not distinct from ${times}.time_in and ${times}.time_out is not null
  )
)`

/**
 * Joins to `row` whom it means and what becomes of it: `member` of the branch, the live record `attendance` of the day,
 * and `judged.problem`. Needs the owner's sight: whether a user ID belongs to another branch is not for the caller's eyes.
 * Of another branch's people not even the id is to be kept.
 */
export const judging = (recording: Recording): RawBuilder<unknown> => sql`
  ${personOf(recording.branchId)}
  left join person as member on member.id = person.id and member.branch_id = ${recording.branchId}::uuid
  left join attendance
    on attendance.active and attendance.person_id = member.id and attendance.day = row.day
  cross join lateral (
    select coalesce(row.problem, case when ${meansTwo} then 'two_employees' end, ${problemOf(recording)}) as problem
  ) as judged`

/** Behind `judging`. */
export const outcome = sql`
  case when judged.problem is not null then 'bad' when ${isSame} then 'unchanged' else 'good' end`
