import type { World } from '@tahi/world'
import type { Insertable } from 'kysely'
import type { Tables } from '../../platform/database/tables.gen.ts'

type Payslip = ReturnType<World['payslips']> extends Iterable<infer Each> ? Each : never

/** A payslip as the table has it, with the explanation in the domain's units. */
export const payslipRow = (payslip: Payslip): Insertable<Tables['payslip']> => {
  const { computation } = payslip
  return {
    id: payslip.id,
    branch_id: payslip.branchId,
    person_id: payslip.personId,
    created_by: payslip.createdBy,
    period_start: payslip.period.from,
    period_end: payslip.period.to,
    pay_date: payslip.payDate,
    status: payslip.status,
    created_at: payslip.createdAt,
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
  }
}
