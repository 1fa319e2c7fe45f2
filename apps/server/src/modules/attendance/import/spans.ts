import type { Day } from '@tahi/domain'
import { sql } from 'kysely'
import { payingBranchIs } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { lastDay, wasEmployed } from '../employed.ts'
import { scheduleOn } from '../schedule.ts'
import type { Target } from './repository.ts'

/**
 * What applies to thousands of days, looked up once per person instead of once per day, and only for the time of an
 * import's good rows. JSON texts, for the statements that write the days.
 */
export interface Spans {
  /**
   * For each member of the branch, the schedule of every span of days, the last day excluded; for a person who left, up
   * to their last day.
   */
  readonly schedules: string
  /** The periods of these members' live payslips, whichever branch keeps them. */
  readonly payslips: string
}

/** Reads the spans of an import's branch once its rows are judged: only from the first good row's day to the last one's. */
export async function findSpans(work: Pick<Work, 'queries'>, target: Target): Promise<Spans> {
  const { queries } = work
  const { branchId } = target
  const { from, to } = await goodDays(work, target)
  const [schedules, payslips] = await Promise.all([
    sql`
      select span.person_id, span.from_day, span.until_day,
        schedule.late_after, schedule.paid_from, schedule.paid_until, schedule.break_minutes
      from (
        select start.person_id, start.from_day, least(
            lead(start.from_day, 1, 'infinity') over (partition by start.person_id order by start.from_day),
            ${lastDay} + 1
          ) as until_day
        from (
          select id as person_id, date '-infinity' as from_day from person
          union
          select person_id, from_day from shift_assignment
          union
          select person_id, before_day from shift_assignment join former_shift_hours using (shift_id)
          where before_day > from_day
        ) as start
        join person on person.id = start.person_id and ${payingBranchIs(branchId)} and ${wasEmployed}
      ) as span
      cross join lateral ${scheduleOn(sql`span.person_id`, sql`span.from_day`)} as schedule
      where span.from_day <= ${to} and span.until_day > ${from}`.execute(queries),
    sql`
      select payslip.person_id, payslip.period_start, payslip.period_end
      from payslip join person on person.id = payslip.person_id
      where payslip.active and ${payingBranchIs(branchId)}
        and payslip.period_start <= ${to} and payslip.period_end >= ${from}
      union all
      select person_id, period_start, period_end from payslips_elsewhere()
      where period_start <= ${to} and period_end >= ${from}`.execute(queries),
  ])
  return { schedules: JSON.stringify(schedules.rows), payslips: JSON.stringify(payslips.rows) }
}

/** The first and last day of an import's good rows; null without any. */
async function goodDays(
  { queries }: Pick<Work, 'queries'>,
  { id }: Target,
): Promise<{ from: Day | null; to: Day | null }> {
  const { rows } = await sql<{ from: Day; to: Day }>`
    select min(day) as from, max(day) as to from attendance_import_row
    where import_id = ${id} and outcome = 'good'`.execute(queries)
  return rows[0] ?? { from: null, to: null }
}
