import type { Day, Period } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { type Scope, wholeScope, within } from '../../platform/scope.ts'

/** A period's first and last day, as values or as columns. */
export type Days = { [day in keyof Period]: Period[day] | RawBuilder<unknown> }

/** Days of a period whose correction the employee has asked for, while nobody has decided yet. */
export interface AskedDays {
  readonly askedDays: Day[]
}

/** The column of `AskedDays` for a statement that has the person's id. */
export const askedDaysColumn = (
  scope: Scope,
  personId: RawBuilder<unknown>,
  { from, to }: Days,
): RawBuilder<unknown> => sql`
  array(
    select day::text from correction
    where correction.state = 'requested' and correction.person_id = ${personId} and day between ${from} and ${to}
      and ${within(wholeScope(scope), 'correction')}
    order by day
  ) as "askedDays"`
