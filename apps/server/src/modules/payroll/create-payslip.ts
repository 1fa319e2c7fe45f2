import { type createPayslip as call, type Payslip, type Request, texts } from '@tahi/contract'
import { about, audit } from '../../platform/audit.ts'
import { invalid, Refusal } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { changePayslip } from './change-payslip.ts'
import { computePayslip } from './compute-payslips.ts'
import { newRow } from './computed-columns.ts'
import { refusePaidElsewhere } from './coverage.ts'
import { type Employee, lockEmployees } from './employees.ts'
import { daysToCover, refuseWithoutDays } from './final-pay.ts'
import { refusalOf } from './left-out.ts'
import { notifyOfPay, tellOwners } from './notify-of-pay.ts'
import { toPayslip, trail } from './payslip.ts'
import { payPeriod } from './period.ts'
import { refuseUnseen } from './refuse-other-sum.ts'
import { insertPayslips, lockPayslip, lockPayslips } from './repository.ts'

type Body = Request<typeof call>['body']

/**
 * Creates a payslip, or changes the one with this `_id` (D1 create). The server computes every figure (D5). That of
 * somebody who left ends at most on their last day.
 * @throws Refusal not_found for an employee or a payslip out of scope; conflict for an overlap, a paid payslip, or a net
 * pay or, when it is paid at once, warnings that differ from those shown
 */
export async function createPayslip(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const id = body._id
  const [employee] = body.employeeId === undefined ? [] : await lockPayee(work, body.employeeId, id)
  const [known] = id === undefined ? [] : await lockPayslips(work, [id])
  if (known) return changePayslip(work, known, body)
  if (employee) return create(work, employee, body)
  throw id === undefined ? invalid('employeeId', texts.choose.employee) : await refusalOf(work, id)
}

/** Of a payslip that may be read the reason is said, even when its person is out of reach at head office. */
async function lockPayee(work: Work, employeeId: string, id: string | undefined): Promise<Employee[]> {
  try {
    return await lockEmployees(work, [employeeId])
  } catch (refusal) {
    const isGone = refusal instanceof Refusal && refusal.code === 'not_found'
    throw isGone && id !== undefined ? await refusalOf(work, id) : refusal
  }
}

async function create(work: Work, employee: Employee, body: Body): Promise<Payslip> {
  const { _id: id = newId(), date, endDate, payDate = work.today } = body
  const { paymentMethod = 'cash', status = 'pending' } = body
  if (!date) throw invalid('date', texts.payslip.noStart)
  if (!endDate) throw invalid('endDate', texts.payslip.noEnd)
  const period = daysToCover(employee, payPeriod({ date, endDate }))

  const [computed] = await Promise.all([
    computePayslip(work, employee.id, period),
    refusePaidElsewhere(work, employee.id, period),
  ])
  refuseWithoutDays(employee, computed.computation)
  refuseUnseen(computed, body, status)
  const row = newRow(id, employee, period, computed.computation)
  await insertPayslips(work, { payDate, paymentMethod, status }, [row])

  // Refuses with not found when the id belongs to a payslip that is removed or out of scope.
  const inserted = await lockPayslip(work, id)
  const created = toPayslip(inserted, work.scope)
  await audit(work, {
    ...about('payslip', { id, branchId: created.branchId }),
    action: 'payslip.create',
    after: trail(created),
  })
  tellOwners(work, [inserted])
  if (inserted.status === 'paid') await notifyOfPay(work, [inserted], inserted.status)
  return created
}
