import { setImmediate as nextTurn } from 'node:timers/promises'
import { computeFlatPayslip, type PayslipComputation, type Period } from '@tahi/domain'
import type { Work } from '../../platform/work.ts'
import type { Employee } from './employees.ts'
import { daysToCover } from './final-pay.ts'
import { type PayInputs, payInputsOf, payInputsOfPayslips, policyInput } from './pay-inputs.ts'
import type { UndecidedDays } from './undecided-days.ts'

/** People computed per turn of the event loop: a few milliseconds, so that other requests do not wait. */
const peopleAtOnce = 25

/**
 * Each employee's pay for the period under the pay policy (D5), in the order given, up to the last day of those who left.
 * The number of statements does not depend on the number of people.
 */
export async function* computePayslips(
  work: Work,
  employees: readonly Employee[],
  period: Period,
): AsyncGenerator<UndecidedDays & { employee: Employee; covers: Period; computation: PayslipComputation }> {
  const ids = employees.map(({ id }) => id)
  const inputs = await payInputsOf(work, ids, period)
  for (const [index, employee] of employees.entries()) {
    if (index % peopleAtOnce === 0) await nextTurn()
    const input = inputs.get(employee.id)
    const covers = daysToCover(employee, period)
    yield {
      employee,
      covers,
      computation: computeFlatPayslip(policyInput(input, covers)),
      ...undecidedOf(input),
    }
  }
}

/** Like `computePayslips`, for one employee. */
export async function computePayslip(
  work: Work,
  employeeId: string,
  period: Period,
): Promise<UndecidedDays & { computation: PayslipComputation }> {
  const input = (await payInputsOf(work, [employeeId], period)).get(employeeId)
  return { computation: computeFlatPayslip(policyInput(input, period)), ...undecidedOf(input) }
}

/** Recomputes saved payslips, each for its own period, in the order given and as few statements for thousands as for one. */
export async function* computeAnew<Saved extends { id: string; periodStart: string; periodEnd: string }>(
  work: Work,
  payslips: readonly Saved[],
): AsyncGenerator<UndecidedDays & { payslip: Saved; computation: PayslipComputation }> {
  const ids = payslips.map(({ id }) => id)
  const inputs = await payInputsOfPayslips(work, ids)
  for (const [index, payslip] of payslips.entries()) {
    if (index % peopleAtOnce === 0) await nextTurn()
    const period = { from: payslip.periodStart, to: payslip.periodEnd }
    const input = inputs.get(payslip.id)
    yield { payslip, computation: computeFlatPayslip(policyInput(input, period)), ...undecidedOf(input) }
  }
}

const undecidedOf = ({ askedDays = [], unrecordedDays = [] }: Partial<PayInputs> = {}): UndecidedDays => ({
  askedDays,
  unrecordedDays,
})
