import { texts } from '@tahi/contract'
import { formatDay } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { conflict, type Refusal } from '../../platform/errors.ts'
import type { RecordRow } from './record.ts'

/** For `person`: employed, or deactivated on a known day. Until that day days can still be recorded. */
export const wasEmployed: RawBuilder<unknown> = sql`(person.active or person.deactivated_on is not null)`

/** For `person`: employed on the day. */
export const employedOn = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(person.active or coalesce(${day} <= person.deactivated_on, false))`

/** A day, with the person's last day if they have left. */
type DayOfPerson = Pick<RecordRow, 'day' | 'leftOn'>

/** The refusal for a day after the person's last. */
export const afterLeaving = ({ day, leftOn }: DayOfPerson): Refusal | undefined =>
  leftOn !== null && day > leftOn ? conflict(texts.attendance.afterLeaving(formatDay(leftOn))) : undefined

/** @throws Refusal conflict */
export function refuseAfterLeaving(row: DayOfPerson): void {
  const refusal = afterLeaving(row)
  if (refusal) throw refusal
}
