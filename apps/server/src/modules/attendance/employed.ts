import { texts } from '@tahi/contract'
import { type Day, formatDay } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { conflict, type Refusal } from '../../platform/errors.ts'

/**
 * For `person`: the last day that can be recorded, in their `payingBranch`. It is the day on which they were deactivated
 * or went to head office; `infinity` for the people of a branch, and `-infinity` when there is no such day.
 */
export const lastDay: RawBuilder<unknown> = sql`least(
  case when person.active then 'infinity' else coalesce(person.deactivated_on, '-infinity') end,
  case when person.branch_id is null then coalesce(person.left_branch_on, '-infinity') else 'infinity' end)`

/** For `person`: there are days that can be recorded. */
export const wasEmployed: RawBuilder<unknown> = sql`(${lastDay} > '-infinity')`

/** For `person`: employed in their `payingBranch` on the day, so that it can be recorded. */
export const employedOn = (day: RawBuilder<unknown>): RawBuilder<unknown> => sql`(${day} <= ${lastDay})`

/** For `person`: `lastDay`, if it is known that there is one. */
export const leftOn: RawBuilder<unknown> = sql`case when isfinite(${lastDay}) then ${lastDay} end`

/** A day, with the person's last day if they have left. */
interface DayOfPerson {
  readonly day: Day
  readonly leftOn: Day | null
}

/** The refusal for a day after the person's last. */
export const afterLeaving = ({ day, leftOn }: DayOfPerson): Refusal | undefined =>
  leftOn !== null && day > leftOn ? conflict(texts.attendance.afterLeaving(formatDay(leftOn))) : undefined
