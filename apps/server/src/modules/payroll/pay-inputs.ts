import type { PayRate, PayslipInput, PayslipRecord, Period } from '@tahi/domain'
import { sql } from 'kysely'
import { isOneOf } from '../../platform/conditions.ts'
import { wholeScope, within } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'

/** What the pay policy needs to know of one employee. */
interface PayInputs {
  readonly rates: PayRate[]
  /** Their `PayslipRecord`s by day, as JSON: read when their turn comes, not of thousands at once. */
  records: string
}

/** Rates and attendance of any number of employees, by employee: two statements. */
export async function payInputsOf(
  { queries, scope }: Work,
  employeeIds: readonly string[],
  { from, to }: Period,
): Promise<Map<string, PayInputs>> {
  const [rates, attendance] = await Promise.all([
    sql<PayRate & { personId: string }>`
      select person_id as "personId", effective_from as "from", daily_rate as "dailyRate",
        overtime_rate as "overtimeRate"
      from pay_rate
      where ${isOneOf('person_id', employeeIds)} and effective_from <= ${to}
        and ${within(wholeScope(scope), 'pay_rate')}
      order by person_id, effective_from`.execute(queries),
    sql<{ personId: string; records: string }>`
      select person_id as "personId", json_agg(
        json_build_object(
          'id', id, 'day', day, 'status', status, 'timeIn', time_in, 'timeOut', time_out,
          'schedule', json_build_object(
            'lateAfter', late_after, 'paidFrom', paid_from, 'paidUntil', paid_until, 'breakMinutes', break_minutes
          )
        ) order by day
      )::text as records
      from attendance
      where active and ${isOneOf('person_id', employeeIds)} and day between ${from} and ${to}
        and ${within(wholeScope(scope), 'attendance')}
      group by person_id`.execute(queries),
  ])
  const inputs = new Map(employeeIds.map((id): [string, PayInputs] => [id, { rates: [], records: '[]' }]))
  for (const { personId, ...rate } of rates.rows) inputs.get(personId)?.rates.push(rate)
  for (const { personId, records } of attendance.rows) {
    const known = inputs.get(personId)
    if (known) known.records = records
  }
  return inputs
}

/** One employee's inputs as the pay policy takes them. */
export const policyInput = (inputs: PayInputs | undefined, period: Period): PayslipInput => ({
  period,
  rates: inputs?.rates ?? [],
  records: JSON.parse(inputs?.records ?? '[]') as PayslipRecord[],
})
