import type { Period } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Work } from '../../platform/work.ts'

/** What the figures of a dashboard are counted for. */
export interface Asked {
  readonly work: Work
  /** A branch, or null for all in scope. */
  readonly branchId: string | null
  /** The days of the trends. */
  readonly days: Period
}

/** The calendar day of an instant in the company's zone, limited to the trends' days. */
export const dayWithin = (
  { days: { from, to }, work: { timeZone } }: Asked,
  instant: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`least(greatest((${instant} at time zone ${timeZone})::date, ${from}::date), ${to}::date)`
