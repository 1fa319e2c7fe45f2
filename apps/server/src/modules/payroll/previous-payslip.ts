import type { PreviousPayslip } from '@tahi/contract'
import { type Centavos, type Day, pesosFromCentavos } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { readable, type Scope } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { hoursToWire, type KeptFigures, type KeptParts, partsToWire } from './payslip-wire.ts'
import type { Days } from './undecided-days.ts'

/** The figures that are compared, in centavos and hundredths of hours. */
type Compared = Pick<KeptFigures, keyof PreviousPayslip & keyof KeptFigures> &
  KeptParts & { paidDays: number }

/** The payslip for an employee's days before a period, by which they judge the pay of that period. */
export interface WithPrevious {
  readonly previous: ({ id: string; from: string; to: string } & Compared) | null
}

/** Of whom, and before which day. */
interface Before {
  personId: RawBuilder<unknown>
  from: Days['from']
  /** The payslip whose period is being changed, which is not compared with itself. */
  edited?: string | undefined
}

/** The column of `WithPrevious`. */
export const previousColumn = (scope: Scope, before: Before): RawBuilder<unknown> => sql`
  (
    select json_build_object(
      'id', id, 'from', period_start, 'to', period_end,
      'paidDays', jsonb_array_length(jsonb_path_query_array(days, '$[*] ? (@.regularMinutes > 0 && @.dailyRate > 0)')),
      'regularHours', regular_hours, 'overtimeHours', overtime_hours,
      'totalRegularPay', total_regular_pay, 'totalOvertimePay', total_overtime_pay,
      'totalDeductions', total_deductions, 'netPay', net_pay,
      'regularParts', regular_parts, 'overtimeParts', overtime_parts
    )
    ${lastBefore(scope, before)}
  ) as previous`

export const previousToWire = ({ previous }: WithPrevious): PreviousPayslip | null =>
  previous && {
    _id: previous.id,
    date: previous.from,
    endDate: previous.to,
    paidDays: previous.paidDays,
    regularHours: hoursToWire(previous.regularHours),
    overtimeHours: hoursToWire(previous.overtimeHours),
    totalRegularPay: pesosFromCentavos(previous.totalRegularPay),
    totalOvertimePay: pesosFromCentavos(previous.totalOvertimePay),
    totalDeductions: pesosFromCentavos(previous.totalDeductions),
    netPay: pesosFromCentavos(previous.netPay),
    ...partsToWire(previous),
  }

/** The net pay of the payslips for the days before `from`, by employee; first payslips have none. */
export async function previousNetPays(
  { queries, scope }: Work,
  employeeIds: readonly string[],
  from: Day,
): Promise<Map<string, Centavos>> {
  const before = { personId: sql`employee.id`, from }
  const { rows } = await sql<{ id: string; netPay: Centavos }>`
    select employee.id, previous.net_pay as "netPay"
    from unnest(${employeeIds}::uuid[]) as employee (id)
    cross join lateral (select net_pay ${lastBefore(scope, before)}) as previous`.execute(queries)
  return new Map(rows.map(({ id, netPay }) => [id, netPay]))
}

const lastBefore = (scope: Scope, { personId, from, edited }: Before): RawBuilder<unknown> => sql`
  from payslip as former
  where former.active and former.person_id = ${personId} and former.period_end < ${from}
    and former.id is distinct from ${edited ?? null}::uuid and ${readable(scope, 'former')}
  order by former.period_start desc
  limit 1`
