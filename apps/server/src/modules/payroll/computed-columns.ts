import type { PayslipComputation, Period } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'

/** The value of each column that the pay policy computes, in the domain's units: centavos, minutes, hundredths of hours. */
const computed = {
  daily_rate: ({ dailyRate }) => dailyRate,
  overtime_rate: ({ overtimeRate }) => overtimeRate,
  regular_days: ({ regularDays }) => regularDays,
  regular_hours: ({ regularHours }) => regularHours,
  overtime_hours: ({ overtimeHours }) => overtimeHours,
  total_regular_pay: ({ totalRegularPay }) => totalRegularPay,
  total_overtime_pay: ({ totalOvertimePay }) => totalOvertimePay,
  gross_pay: ({ grossPay }) => grossPay,
  philhealth: ({ philHealth }) => philHealth,
  pagibig: ({ pagIbig }) => pagIbig,
  sss: ({ sss }) => sss,
  tax: ({ tax }) => tax,
  total_deductions: ({ totalDeductions }) => totalDeductions,
  net_pay: ({ netPay }) => netPay,
  policy_name: ({ policy }) => policy.name,
  policy_version: ({ policy }) => policy.version,
  rates: ({ rates }) => rates,
  regular_parts: ({ regularParts }) => regularParts,
  overtime_parts: ({ overtimeParts }) => overtimeParts,
  days: ({ days }) => days,
  warnings: ({ warnings }) => warnings,
} satisfies Record<string, (computation: PayslipComputation) => unknown>

type Computed = { [Column in keyof typeof computed]: ReturnType<(typeof computed)[Column]> }

/** Every column that the pay policy computes, optionally of a given table. */
export const computedColumnsOf = (table?: string): RawBuilder<unknown> =>
  sql.join(Object.keys(computed).map((column) => sql.ref(table ? `${table}.${column}` : column)))

export const computedColumns = computedColumnsOf()

/** A computation's values by those columns. */
export const computedValues = (computation: PayslipComputation) =>
  Object.fromEntries(
    Object.entries(computed).map(([column, read]) => [column, read(computation)]),
  ) as Computed

/**
 * A new payslip as the JSON of its row. Each row becomes text as soon as it is computed, because converting thousands at
 * once would block all other requests.
 */
export const newRow = (
  id: string,
  employee: { id: string; branchId: string },
  period: Period,
  computation: PayslipComputation,
): string =>
  JSON.stringify({
    id,
    branch_id: employee.branchId,
    person_id: employee.id,
    period_start: period.from,
    period_end: period.to,
    ...computedValues(computation),
  })

/** A payslip's new computation as the JSON of its row; one by one, as in `newRow`. */
export const computedRow = (id: string, computation: PayslipComputation): string =>
  JSON.stringify({ id, ...computedValues(computation) })
