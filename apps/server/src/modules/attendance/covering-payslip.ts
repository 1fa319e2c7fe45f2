import { texts } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'

/** The state of the payslip that covers a day; what a former branch paid, the branch of now can neither see nor reopen. */
export type PayslipOver = 'pending' | 'paid' | 'paidElsewhere' | null

export const isPaid = (payslip: PayslipOver): boolean => payslip === 'paid' || payslip === 'paidElsewhere'

/** Why nothing changes under a payslip. @param otherwise what to say of one that the caller reaches */
export const underPayslip = (payslip: PayslipOver, otherwise: string): string =>
  payslip === 'paidElsewhere' ? texts.attendance.paidElsewhere : otherwise

/**
 * The last of a person's live payslips that begin by a day, as `latest`: none but this one can be over the day, because a
 * person's never overlap (`payslip_periods_do_not_overlap`). So the many of years gone by are not looked at.
 */
const latestPayslip = (person: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select payslip.status, payslip.branch_id, payslip.period_end
  from payslip
  where payslip.active and payslip.person_id = ${person} and payslip.period_start <= ${day}
  order by payslip.period_start desc
  limit 1
) as latest`

/**
 * The state of the live payslip over a person's day (`PayslipOver`): there is at most one, and null stands for none. One
 * that a branch keeps which the person left is paid, and hidden from the branch of now: that one asks of the days alone.
 */
export const payslipOver = (
  person: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`coalesce((
  select latest.status from ${latestPayslip(person, day)} where latest.period_end >= ${day}
), case when ${paidElsewhere(person, day)} then 'paidElsewhere' end)`

/** Whether a paid payslip covers a person's day. What a pending one covers is not paid yet, and may still change. */
export const paidByPayslip = (person: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<unknown> =>
  isPaidState(payslipOver(person, day))

/** The same of a state of `payslipOver`. */
export const isPaidState = (payslip: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${payslip} in ('paid', 'paidElsewhere')`

/** Whether a payslip of another branch has paid a person's day. For those who see every payslip. */
export const paidOutside = (
  branch: RawBuilder<unknown>,
  person: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`exists (
  select from ${latestPayslip(person, day)}
  where latest.period_end >= ${day} and latest.status = 'paid' and latest.branch_id <> ${branch}
)`

/** Whether a live payslip covers a person's day. */
export const coveredByPayslip = (
  person: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(exists (
  select from ${latestPayslip(person, day)} where latest.period_end >= ${day}
) or ${paidElsewhere(person, day)})`

/** Those who see every payslip anyway ask no function. */
const paidElsewhere = (person: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  (select scope_branch()) is not null and not (select scope_own_only()) and exists (
    select from payslips_elsewhere() as elsewhere
    where elsewhere.person_id = ${person} and ${day} between elsewhere.period_start and elsewhere.period_end
  )
)`
