import { texts } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { readable, type Scope } from '../../platform/scope.ts'

/**
 * The state of the payslip that covers a day. `paidElsewhere`: a former branch paid the day, and the current branch can
 * neither see nor reopen that payslip.
 */
export type PayslipOver = 'pending' | 'paid' | 'paidElsewhere' | null

export const isPaid = (payslip: PayslipOver): boolean => payslip === 'paid' || payslip === 'paidElsewhere'

/** Why nothing changes under a payslip. @param otherwise the text for a payslip that the caller can reach */
export const underPayslip = (payslip: PayslipOver, otherwise: string): string =>
  payslip === 'paidElsewhere' ? texts.attendance.paidElsewhere : otherwise

/**
 * The latest of a person's live payslips that begin by a day, as `latest`. Only this one can cover the day, because a
 * person's payslips never overlap (`payslip_periods_do_not_overlap`). So payslips of earlier years are not read.
 */
const latestPayslip = (person: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select payslip.id, payslip.status, payslip.branch_id, payslip.person_id, payslip.period_end
  from payslip
  where payslip.active and payslip.person_id = ${person} and payslip.period_start <= ${day}
  order by payslip.period_start desc
  limit 1
) as latest`

/**
 * The state of the live payslip over a person's day (`PayslipOver`); null when there is none. There is at most one. A
 * payslip kept by a branch that the person left is paid. The current branch only learns which days it covers.
 */
export const payslipOver = (
  person: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`coalesce((
  select latest.status from ${latestPayslip(person, day)} where latest.period_end >= ${day}
), case when ${paidElsewhere(person, day)} then 'paidElsewhere' end)`

/** The id of the live payslip over a person's day; null when there is none, or none that the caller may read. */
export const payslipIdOver = (
  scope: Scope,
  person: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(
  select latest.id from ${latestPayslip(person, day)} where latest.period_end >= ${day} and ${readable(scope, 'latest')}
)`

/** Whether a paid payslip covers a person's day. A day under a pending payslip is not paid yet and may still change. */
export const paidByPayslip = (person: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<unknown> =>
  isPaidState(payslipOver(person, day))

/** Like `paidByPayslip`, for a state from `payslipOver`. */
export const isPaidState = (payslip: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${payslip} in ('paid', 'paidElsewhere')`

/** Whether another branch's payslip has paid a person's day. Only for callers who see every payslip. */
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
): RawBuilder<unknown> => sql`(${isUnderPayslip(person, day)} or ${paidElsewhere(person, day)})`

/**
 * The same for payslips that the caller sees. It suffices for days at work: those that a former branch paid are not
 * recorded elsewhere (decision 0009).
 */
export const isUnderPayslip = (
  person: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`exists (
  select from ${latestPayslip(person, day)} where latest.period_end >= ${day}
)`

/** Callers who see every payslip skip the function call. */
const paidElsewhere = (person: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  (select scope_branch()) is not null and not (select scope_own_only()) and exists (
    select from payslips_elsewhere() as elsewhere
    where elsewhere.person_id = ${person} and ${day} between elsewhere.period_start and elsewhere.period_end
  )
)`
