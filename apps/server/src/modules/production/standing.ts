import {
  atRiskBelowPercent,
  type QuotaStanding,
  unjudgedMinutes,
  workedBy,
  workingMinutes,
} from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Moment } from '../../platform/clock.ts'

/** The reports on a quota, for a `cross join lateral`: columns pieces (always the sum, D4) and entries. */
export const reported = sql`(
  select coalesce(sum(quota_progress.amount), 0) as pieces, count(*) as entries
  from quota_progress where quota_progress.quota_id = quota.id
)`

/** The pieces that are expected by this moment: `expectedProgress` of domain/quota.ts. */
export const expectedAt = ({ today, time }: Moment): RawBuilder<unknown> => sql`(
  case
    when quota.day > ${today}::date then 0
    when quota.day < ${today}::date then quota.target
    else quota.target::bigint * ${workedBy(time)}::int / ${workingMinutes}::int
  end
)`

/**
 * Whether a quota joined with `reported` has this standing. The same rule as `quotaStanding` of domain/quota.ts, in SQL,
 * because lists are filtered and counted by it. A test compares the two.
 */
export function hasStanding(standing: QuotaStanding, moment: Moment): RawBuilder<unknown> {
  const expected = expectedAt(moment)
  return sql`(
    case
      when reported.pieces >= quota.target then 'reached'
      when quota.day > ${moment.today}::date then 'upcoming'
      when quota.day < ${moment.today}::date then 'missed'
      when ${expected} * ${workingMinutes}::int >= quota.target::bigint * ${unjudgedMinutes}::int
        and reported.pieces * 100 < ${expected} * ${atRiskBelowPercent}::int then 'atRisk'
      else 'onTrack'
    end = ${standing}
  )`
}
