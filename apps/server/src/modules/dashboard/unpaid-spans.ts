import { addDays, type Day } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { payingBranch } from '../../platform/scope.ts'

/** How many days back unpaid ones are called to mind, from today or from a departure: a quarter of a year. */
export const lookBackDays = 92

/** Days after somebody left for which their pay is called to mind: it is due after 30 (DOLE Labor Advisory 06-20). */
const leftWithin = 365

/**
 * The first day for which each branch makes payslips, as `began`: days before it were paid elsewhere. It is that of the
 * payslip with the first pay date, so that one for an earlier period that is made later does not move it.
 */
export const began = sql`began as materialized (
  select branch.id as branch_id, (
    select period_start from payslip
    where payslip.active and payslip.branch_id = branch.id
    order by pay_date, period_start
    limit 1
  ) as day
  from branch
)`

/** The periods for which other branches paid the caller's people, as `elsewhere`. */
export const elsewhere = sql`elsewhere as materialized (
  select person_id, period_start, period_end from payslips_elsewhere()
)`

/**
 * The days before departures of the last year, back to the person's first payslip or to their branch's. Without either,
 * all of them count. Once somebody leaves, the days that were called to mind the day before still are.
 * @param departures selects the last days of `person`
 */
export const daysBefore = (departures: RawBuilder<unknown>, today: Day): RawBuilder<unknown> => sql`
  with ${began}, ${elsewhere}
  select person.id as person_id,
    greatest(departure.day - ${lookBackDays}::integer, least(
      began.day,
      (select min(period_start) from payslip where payslip.active and payslip.person_id = person.id),
      (select min(period_start) from elsewhere where elsewhere.person_id = person.id)
    )) as "from",
    departure.day as "to"
  from person
    cross join lateral (${departures}) as departure (day)
    left join began on began.branch_id = ${payingBranch}
  where departure.day >= ${addDays(today, -leftWithin)}::date`

/**
 * For `person`: the last days before each time that they were away and came back. Few people ever were; asking for that
 * first tells the planner so.
 */
export const earlierDepartures = sql`
  select lower(away) - 1 from unnest(person.days_away) as away where person.days_away <> '{}'`
