import { payPeriod } from '../company.ts'
import { asSending, probe, type Stage } from '../stage.ts'
import { withoutSession } from '../statements.ts'
import { median } from '../statistics.ts'

export interface PayslipRuns {
  readonly people: number
  /** Until the reply about the created payslips. */
  readonly seconds: number
  readonly statements: number
  /** The number of statements for a tenth of the people. */
  readonly statementsOfTenth: number
}

/** Creates the payslips of a whole branch in one call, several times. */
export async function createPayslips(stage: Stage, times: number): Promise<PayslipRuns> {
  const [manager] = stage.company.managers
  const people = stage.company.employees.filter(({ branchId }) => branchId === manager?.branchId)
  const create = async (count: number) => {
    const employeeIds = people.slice(0, count).map(({ id }) => id)
    const began = performance.now()
    const { statements } = await probe(stage, {
      method: 'POST',
      path: '/api/leave/salary/create-many',
      headers: asSending(manager?.tokens[0]),
      body: JSON.stringify({ ...payPeriod, employeeIds }),
    })
    const seconds = (performance.now() - began) / 1000
    await stage.product.child.ask('execute', `delete from payslip where period_start = '${payPeriod.date}'`)
    return { seconds, statements: withoutSession(statements).length }
  }
  const tenth = await create(Math.ceil(people.length / 10))
  const runs = []
  for (let run = 0; run < times; run++) runs.push(await create(people.length))
  return {
    people: people.length,
    seconds: median(runs.map(({ seconds }) => seconds)),
    statements: Math.max(...runs.map(({ statements }) => statements)),
    statementsOfTenth: tenth.statements,
  }
}
