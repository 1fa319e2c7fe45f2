import { type RawBuilder, sql } from 'kysely'
import type { Work } from '../../../platform/work.ts'
import { paidOutside } from '../covering-payslip.ts'

/** Whether a gate's tap was refused of which who tapped was not told, and nobody of HR has dealt with it. */
export const isUnsettledTap = sql`
  gate_punch.offline and gate_punch.outcome in ('refused', 'locked') and gate_punch.settled_at is null`

/** The day of a gate's tap. @param timeZone the company's */
export const tappedOn = (timeZone: string): RawBuilder<unknown> =>
  sql`(gate_punch.tapped_at at time zone ${timeZone})::date`

/** Whether such a tap waits for HR: once its day has both times it waits no more. */
export const isWaitingTap = (timeZone: string): RawBuilder<unknown> => sql`(
  ${isUnsettledTap} and not exists (
    select from attendance
    where attendance.active and attendance.person_id = gate_punch.person_id
      and attendance.day = ${tappedOn(timeZone)}
      and attendance.time_in is not null and attendance.time_out is not null
  ))`

/** Moves such taps to people's new branch, except those of days that another one paid; those of its own days come back. */
export async function moveTaps(
  { queries, timeZone }: Work,
  ids: readonly string[],
  branchId: string,
): Promise<void> {
  await sql`
    update gate_punch set branch_id = ${branchId}
    where person_id = any(${ids}::uuid[]) and branch_id <> ${branchId} and ${isUnsettledTap}
      and not ${paidOutside(sql`${branchId}::uuid`, sql`gate_punch.person_id`, tappedOn(timeZone))}`.execute(
    queries,
  )
}

/** Moves such taps of days of these payslips to the payslips' branches. */
export async function moveTapsOfPayslips(
  { queries, timeZone }: Work,
  payslipIds: readonly string[],
): Promise<void> {
  await sql`
    update gate_punch set branch_id = payslip.branch_id
    from payslip
    where payslip.id = any(${payslipIds}::uuid[]) and gate_punch.person_id = payslip.person_id
      and ${tappedOn(timeZone)} between payslip.period_start and payslip.period_end
      and gate_punch.branch_id <> payslip.branch_id and ${isUnsettledTap}`.execute(queries)
}
