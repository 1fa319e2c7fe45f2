import { limits } from '@tahi/contract'
import { addDays, halfMonthOf } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { branchIs, payingBranch } from '../../platform/scope.ts'
import { leftOn } from '../attendance/index.ts'
import type { Asked } from './asked.ts'
import { countUnpaidDays, type UnpaidDays } from './unpaid-days.ts'
import { began, daysBefore, earlierDepartures, elsewhere, lookBackDays } from './unpaid-spans.ts'

/**
 * People who have days at work that the next run leaves out, because it begins after the last, and whom the caller may
 * pay. Nothing else calls such days to mind.
 */
export function countSkippedDays(asked: Asked): Promise<UnpaidDays> {
  const spans = sql`(${daysBetweenPayslips(asked)}) union all (${daysBeforeComingBack(asked)})`
  const where = sql`${leftOn} is null and ${branchIs('person', asked.branchId)}`
  // A whole half month cuts nobody's pay; it chooses who has no payslip in it, and names who has one for other days.
  return countUnpaidDays(asked, { spans, where }, ({ from }) => halfMonthOf(from))
}

/**
 * The days between two of a person's payslips, or before the first one while their branch made payslips. Those that ended
 * up to the longest pay period earlier tell where gaps begin. Payslips without a gap are left out before anything is
 * joined to them, and only days in gaps are read; most people have none.
 */
function daysBetweenPayslips({ work: { today } }: Asked): RawBuilder<unknown> {
  const earliest = sql`${addDays(today, -lookBackDays)}::date`
  const since = sql`coalesce(gap.since, began.day)`
  return sql`
    with ${began}, ${elsewhere},
    paid as (
      select person_id, period_start, period_end from payslip where active
      union all
      select person_id, period_start, period_end from elsewhere
    ),
    gap as (
      select person_id, period_start - 1 as until,
        lag(period_end) over (partition by person_id order by period_start) + 1 as since
      from paid
      where period_end >= ${earliest} - ${limits.payPeriodDays}::integer
    )
    select person.id as person_id, greatest(${since}, ${earliest}) as "from", gap.until as "to"
    from gap
      join person on person.id = gap.person_id
      left join began on began.branch_id = ${payingBranch}
    where gap.until >= ${earliest} and (gap.since is null or gap.since <= gap.until) and ${since} <= gap.until`
}

/** The days before people left who came back since; those of this half month are in the next run. */
function daysBeforeComingBack({ work: { today } }: Asked): RawBuilder<unknown> {
  const departures = sql`${earlierDepartures} and lower(away) <= ${halfMonthOf(today).from}::date`
  return daysBefore(departures, today)
}
