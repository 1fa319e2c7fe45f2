import type { PayRate, PayslipInput, PayslipRecord, Period } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { isOneOf } from '../../platform/lists/conditions.ts'
import { wholeScope, within } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { type Days, type UndecidedDays, undecidedDaysColumns } from './undecided-days.ts'

/** One employee's inputs for the pay policy, and what HR should know besides. */
export interface PayInputs extends UndecidedDays {
  readonly rates: PayRate[]
  /** The `PayslipRecord`s by day, as JSON. Each employee's are parsed in turn, not thousands at once. */
  readonly records: string
}

/** The columns of `PayInputs` for a statement that has the person's id. */
export function payInputColumns(
  work: Pick<Work, 'scope' | 'timeZone'>,
  personId: RawBuilder<unknown>,
  { from, to }: Days,
): RawBuilder<unknown> {
  const reach = wholeScope(work.scope)
  return sql`
    (
      select coalesce(json_agg(
        json_build_object('from', effective_from, 'dailyRate', daily_rate, 'overtimeRate', overtime_rate)
        order by effective_from
      ), '[]')
      from pay_rate
      where pay_rate.person_id = ${personId} and effective_from <= ${to} and ${within(reach, 'pay_rate')}
    ) as rates,
    (
      select coalesce(json_agg(
        json_build_object(
          'id', id, 'day', day, 'status', status, 'timeIn', time_in, 'timeOut', time_out,
          'schedule', json_build_object(
            'lateAfter', late_after, 'paidFrom', paid_from, 'paidUntil', paid_until, 'breakMinutes', break_minutes
          )
        ) order by day
      ), '[]')::text
      from attendance
      where active and attendance.person_id = ${personId} and day between ${from} and ${to}
        and ${within(reach, 'attendance')}
    ) as records,
    ${undecidedDaysColumns(work, personId, { from, to })}`
}

/** Rates and attendance of any number of employees, by employee id, in one statement. */
export async function payInputsOf(
  work: Work,
  employeeIds: readonly string[],
  period: Period,
): Promise<Map<string, PayInputs>> {
  const { rows } = await sql<PayInputs & { id: string }>`
    select employee.id, ${payInputColumns(work, sql`employee.id`, period)}
    from unnest(${employeeIds}::uuid[]) as employee (id)`.execute(work.queries)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The inputs for recomputing payslips, each for its own period, by payslip id, in one statement. */
export async function payInputsOfPayslips(
  work: Work,
  payslipIds: readonly string[],
): Promise<Map<string, PayInputs>> {
  const period = { from: sql`payslip.period_start`, to: sql`payslip.period_end` }
  const { rows } = await sql<PayInputs & { id: string }>`
    select payslip.id, ${payInputColumns(work, sql`payslip.person_id`, period)}
    from payslip
    where ${isOneOf('payslip.id', payslipIds)} and ${within(wholeScope(work.scope), 'payslip')}`.execute(
    work.queries,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** One employee's inputs in the form that the pay policy takes. */
export const policyInput = (inputs: PayInputs | undefined, period: Period): PayslipInput => ({
  period,
  rates: inputs?.rates ?? [],
  records: JSON.parse(inputs?.records ?? '[]') as PayslipRecord[],
})
