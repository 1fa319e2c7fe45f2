import type { previewPayslip as call, Request } from '@tahi/contract'
import { computeFlatPayslip, type Period } from '@tahi/domain'
import { sql } from 'kysely'
import { notAllowed, orNotFound } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { toPersonName } from '../../platform/person-name.ts'
import { personBranchIs, wholeScope, within } from '../../platform/scope.ts'
import type { Reading } from '../../platform/work.ts'
import { type Employee, employeeColumns } from './employees.ts'
import { daysToCover, refuseWithoutDays } from './final-pay.ts'
import { type PayInputs, payInputColumns, policyInput } from './pay-inputs.ts'
import { explanationToWire, figuresToWire, warningsToWire } from './payslip-wire.ts'
import { payPeriod } from './period.ts'
import { previousColumn, previousToWire, type WithPrevious } from './previous-payslip.ts'
import { whyNotPaidBy } from './whose-pay.ts'

type Body = Request<typeof call>['body']

/**
 * Computes a payslip without saving it (D5).
 * @throws Refusal not_found for a person who is out of scope or has nothing to be paid; not_allowed for one whom somebody
 * else pays
 */
export async function previewPayslip(
  reading: Reading,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const asked = payPeriod(body)
  const employee = orNotFound(await findPreviewed(reading, body, asked))
  const why = whyNotPaidBy(reading.scope, employee)
  if (why !== undefined) throw notAllowed(why)
  // A payslip that was made before its person left keeps its end.
  const period = employee.editedTo === asked.to ? asked : daysToCover(employee, asked)
  const computation = computeFlatPayslip(policyInput(employee, period))
  // Obstacles are shown in the preview. Only a former employee without a payslip or a day to pay is refused.
  if (employee.editedTo === null && !employee.coveredBy) refuseWithoutDays(employee, computation)
  return {
    employee: toPersonName(employee.id, employee),
    branchId: employee.branchId,
    departmentName: employee.departmentName,
    date: period.from,
    endDate: period.to,
    ...figuresToWire(computation),
    ...explanationToWire(computation),
    warnings: warningsToWire(computation.warnings, employee),
    previous: previousToWire(employee),
    coveredBy: employee.coveredBy,
  }
}

type Previewed = Employee & PayInputs & WithPrevious & { coveredBy: string | null; editedTo: string | null }

/** Reads the preview's data in one statement, because the form requests a preview with every change. */
async function findPreviewed(reading: Reading, body: Body, period: Period): Promise<Previewed | undefined> {
  const reach = wholeScope(reading.scope)
  // Somebody who went to head office is reached by the payslips that stayed in the branch.
  const isReached = sql`(${personBranchIs(reach.branchId)} or person.branch_id is null and exists (
    select from payslip where payslip.active and payslip.person_id = person.id and ${within(reach, 'payslip')}))`
  const { rows } = await sql<Previewed>`
    select ${employeeColumns}, ${payInputColumns(reading, sql`person.id`, period)},
      ${previousColumn(reading.scope, { personId: sql`person.id`, from: period.from, edited: body._id })},
      (
        select payslip.id from payslip
        where payslip.active and payslip.person_id = person.id
          and period_start <= ${period.to} and period_end >= ${period.from}
          and payslip.id is distinct from ${body._id ?? null}::uuid
          and ${within(reach, 'payslip')}
        order by period_start
        limit 1
      ) as "coveredBy",
      (
        select period_end from payslip
        where payslip.active and payslip.id = ${body._id ?? null}::uuid and payslip.person_id = person.id
          and ${within(reach, 'payslip')}
      ) as "editedTo"
    from person left join department on department.id = person.department_id
    where person.id = ${body.employeeId} and ${isReached}`.execute(reading.queries)
  return rows[0]
}
