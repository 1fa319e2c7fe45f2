import type { Day, Period } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { wholeScope, within } from '../../platform/scope.ts'
import type { Reading } from '../../platform/work.ts'
import { isUnsettledClaim, isWaitingTap, tappedOn } from '../attendance/index.ts'

/** A period's first and last day, as values or as columns. */
export type Days = { [day in keyof Period]: Period[day] | RawBuilder<unknown> }

/** Days of a period that HR has still to decide on, whatever their records say now. No payslip stores them. */
export interface UndecidedDays {
  /** Days whose correction the employee has asked for. */
  readonly askedDays: Day[]
  /** Days with a clock-in or clock-out that could not be recorded: a claim, or a gate's tap with a wrong PIN. */
  readonly unrecordedDays: Day[]
}

/** The columns of `UndecidedDays` for a statement that has the person's id. */
export function undecidedDaysColumns(
  { scope, timeZone }: Pick<Reading, 'scope' | 'timeZone'>,
  personId: RawBuilder<unknown>,
  { from, to }: Days,
): RawBuilder<unknown> {
  const reach = wholeScope(scope)
  const tappedDay = tappedOn(timeZone)
  return sql`
    array(
      select day::text from correction
      where correction.state = 'requested' and correction.person_id = ${personId} and day between ${from} and ${to}
        and ${within(reach, 'correction')}
      order by day
    ) as "askedDays",
    array(
      select day::text from punch
      where ${isUnsettledClaim} and punch.person_id = ${personId} and day between ${from} and ${to}
        and ${within(reach, 'punch')}
      union
      select ${tappedDay}::text from gate_punch
      where ${isWaitingTap(timeZone)} and gate_punch.person_id = ${personId}
        and ${tappedDay} between ${from} and ${to} and ${within(reach, 'gate_punch')}
      order by day
    ) as "unrecordedDays"`
}
