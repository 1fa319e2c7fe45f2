import type { previewPayslip as call, Request } from '@tahi/contract'
import { notFound } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { computePayslip } from './compute-payslips.ts'
import { payslipsCovering } from './coverage.ts'
import { employeesNamed } from './employees.ts'
import { payPeriod } from './period.ts'
import { explanationToWire, figuresToWire, warningsToWire } from './wire.ts'

/** Computes a payslip without saving it (D5). */
export async function previewPayslip(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const period = payPeriod(body)
  // All in one flush: of an employee out of scope the others find nothing.
  const [[employee], computation, covering] = await Promise.all([
    employeesNamed(work, [body.employeeId]),
    computePayslip(work, body.employeeId, period),
    payslipsCovering(work, [body.employeeId], period),
  ])
  if (!employee) throw notFound()
  return {
    employee: {
      _id: employee.id,
      userId: employee.code,
      firstName: employee.firstName,
      lastName: employee.lastName,
    },
    branchId: employee.branchId,
    departmentName: employee.departmentName,
    date: period.from,
    endDate: period.to,
    ...figuresToWire(computation),
    ...explanationToWire(computation),
    warnings: warningsToWire(computation.warnings),
    coveredBy: covering.find(({ id }) => id !== body._id)?.id ?? null,
  }
}
