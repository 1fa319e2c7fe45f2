import { setImmediate as nextTurn } from 'node:timers/promises'
import { computeFlatPayslip, type PayslipComputation, type Period } from '@tahi/domain'
import { idsOf } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import type { Employee } from './employees.ts'
import { daysToCover } from './final-pay.ts'
import { type PayInputs, payInputsOf, payInputsOfPayslips, policyInput } from './pay-inputs.ts'
import type { UndecidedDays } from './undecided-days.ts'

type Computed = UndecidedDays & { computation: PayslipComputation }

/**
 * Each employee's pay for the period under the pay policy (D5), in the order given, up to the last day of those who left.
 * The number of statements does not depend on the number of people.
 */
export async function* computePayslips(
  work: Work,
  employees: readonly Employee[],
  period: Period,
): AsyncGenerator<Computed & { employee: Employee; covers: Period }> {
  const ids = idsOf(employees)
  const inputs = await payInputsOf(work, ids, period)
  for await (const employee of inTurns(employees)) {
    const covers = daysToCover(employee, period)
    yield { employee, covers, ...computed(inputs.get(employee.id), covers) }
  }
}

/** Like `computePayslips`, for one employee. */
export async function computePayslip(work: Work, employeeId: string, period: Period): Promise<Computed> {
  return computed((await payInputsOf(work, [employeeId], period)).get(employeeId), period)
}

/** Recomputes saved payslips, each for its own period, in the order given and as few statements for thousands as for one. */
export async function* computeAnew<Saved extends { id: string; periodStart: string; periodEnd: string }>(
  work: Work,
  payslips: readonly Saved[],
): AsyncGenerator<Computed & { payslip: Saved }> {
  const ids = idsOf(payslips)
  const inputs = await payInputsOfPayslips(work, ids)
  for await (const payslip of inTurns(payslips)) {
    const period = { from: payslip.periodStart, to: payslip.periodEnd }
    yield { payslip, ...computed(inputs.get(payslip.id), period) }
  }
}

const computed = (input: PayInputs | undefined, period: Period): Computed => ({
  computation: computeFlatPayslip(policyInput(input, period)),
  askedDays: input?.askedDays ?? [],
  unrecordedDays: input?.unrecordedDays ?? [],
})

/** People computed per turn of the event loop: a few milliseconds, so that other requests do not wait. */
const peopleAtOnce = 25

async function* inTurns<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const [index, item] of items.entries()) {
    if (index % peopleAtOnce === 0) await nextTurn()
    yield item
  }
}
