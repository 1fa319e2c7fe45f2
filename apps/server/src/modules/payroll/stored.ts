import type { PayslipComputation } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'

const computed =
  'daily_rate overtime_rate regular_days regular_hours overtime_hours total_regular_pay total_overtime_pay gross_pay ' +
  'philhealth pagibig sss tax total_deductions net_pay policy_name policy_version rates regular_parts overtime_parts ' +
  'days warnings'

/** Every column that the pay policy computes, of a table where one is named. */
export const computedColumnsOf = (table?: string): RawBuilder<unknown> =>
  sql.join(computed.split(' ').map((column) => sql.ref(table ? `${table}.${column}` : column)))

export const computedColumns = computedColumnsOf()

/** A computation by those columns, in the domain's units: centavos, minutes, hundredths of hours. */
export const computedValues = (computation: PayslipComputation) => ({
  daily_rate: computation.dailyRate,
  overtime_rate: computation.overtimeRate,
  regular_days: computation.regularDays,
  regular_hours: computation.regularHours,
  overtime_hours: computation.overtimeHours,
  total_regular_pay: computation.totalRegularPay,
  total_overtime_pay: computation.totalOvertimePay,
  gross_pay: computation.grossPay,
  philhealth: computation.philHealth,
  pagibig: computation.pagIbig,
  sss: computation.sss,
  tax: computation.tax,
  total_deductions: computation.totalDeductions,
  net_pay: computation.netPay,
  policy_name: computation.policy.name,
  policy_version: computation.policy.version,
  rates: computation.rates,
  regular_parts: computation.regularParts,
  overtime_parts: computation.overtimeParts,
  days: computation.days,
  warnings: computation.warnings,
})

/**
 * A new payslip as the JSON of its row. Rows become text one by one as they are computed, because thousands at once
 * would hold up every other request.
 */
export const newRow = (
  id: string,
  employee: { id: string; branchId: string },
  computation: PayslipComputation,
): string =>
  JSON.stringify({
    id,
    branch_id: employee.branchId,
    person_id: employee.id,
    ...computedValues(computation),
  })

/** A new computation of a payslip as the JSON of its row, made one by one for the same reason. */
export const computedRow = (id: string, computation: PayslipComputation): string =>
  JSON.stringify({ id, ...computedValues(computation) })
