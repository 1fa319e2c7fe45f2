import type { World } from '@tahi/world'
import type { Insertable } from 'kysely'
import type { Tables } from '../../platform/database/tables.gen.ts'
import { computedValues } from '../payroll/index.ts'

type Payslip = ReturnType<World['payslips']> extends Iterable<infer Each> ? Each : never

/** A payslip as a row of the table, with the explanation in the domain's units. */
export const payslipRow = (payslip: Payslip): Insertable<Tables['payslip']> => {
  const { computation } = payslip
  return {
    id: payslip.id,
    branch_id: payslip.branchId,
    person_id: payslip.personId,
    department_id: payslip.departmentId,
    created_by: payslip.createdBy,
    period_start: payslip.period.from,
    period_end: payslip.period.to,
    pay_date: payslip.payDate,
    status: payslip.status,
    created_at: payslip.createdAt,
    ...computedValues(computation),
  }
}
