import type { previewPayslips as call, Request } from '@tahi/contract'
import { type Day, eachDay, type Period, payslipTotals, pesosFromCentavos } from '@tahi/domain'
import { divideRows } from '../../platform/divide-rows.ts'
import type { Result } from '../../platform/http/binding.ts'
import { idsOf } from '../../platform/ids.ts'
import { toPersonName } from '../../platform/person-name.ts'
import { branchForWriting } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { computePayslips } from './compute-payslips.ts'
import { type CoveringPayslip, payslipsCovering } from './coverage.ts'
import { type Employee, employeesNamed, employeesOfBranch } from './employees.ts'
import { daysToPay, formerlyBecause, hasNothingToPay } from './final-pay.ts'
import { figuresToWire, warningsToWire } from './payslip-wire.ts'
import { payPeriod } from './period.ts'
import { previousNetPays } from './previous-payslip.ts'
import { whyNotPaidBy } from './whose-pay.ts'

type Body = Request<typeof call>['body']

/**
 * What each given employee would get, by name, with totals for those whose payslips can be created. Who was named and is
 * not there is left out, so that whoever named them can tell whom that holds for.
 */
export async function previewPayslips(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const period = payPeriod(body)
  const employees = await employeesChosen(work, body, period)
  const isOthers = (employee: Employee) => whyNotPaidBy(work.scope, employee) !== undefined
  const ids = idsOf(employees)
  const covered = coveredDays(await payslipsCovering(work, ids, period), period)

  const before = await previousNetPays(work, ids, period.from)

  const people: Result<typeof call>['people'] = []
  const paidByOthers: Result<typeof call>['paidByOthers'] = []
  const creatable = []
  for await (const found of computePayslips(work, employees, period)) {
    const { employee, covers, computation, ...undecided } = found
    const days = covered.get(employee.id)
    const open = daysToPay(computation, days)
    if (isOthers(employee)) {
      if (open.length > 0) paidByOthers.push(toPersonName(employee.id, employee))
      continue
    }
    const previous = before.get(employee.id)
    const formerly = formerlyBecause(employee)
    const hasNothing = hasNothingToPay(employee, computation, days)
    // Somebody who was chosen by name stays listed: the others can be paid, and everybody sees why this one is not.
    if (hasNothing && !body.employeeIds) continue
    const without = hasNothing && !days
    const isCreatable = !days && !without
    if (isCreatable) creatable.push(computation)
    const lastDay = covers.to < period.to ? [covers.to] : []
    people.push({
      employee: toPersonName(employee.id, employee),
      ...figuresToWire(computation),
      previousNetPay: previous === undefined ? null : pesosFromCentavos(previous),
      warnings: [
        ...warningsToWire(computation.warnings, undecided),
        ...(days ? [{ code: 'covered' as const, days }] : []),
        ...(days && open.length > 0 ? [{ code: 'uncovered' as const, days: open }] : []),
        ...(without ? [{ code: 'nothing_to_pay' as const, days: [] }] : []),
        ...(formerly && !without ? [{ code: formerly, days: lastDay }] : []),
      ],
      creatable: isCreatable,
    })
  }
  const totals = payslipTotals(creatable)
  return {
    people,
    paidByOthers,
    refused: body.employeeIds
      ? divideRows([...new Set(body.employeeIds)], employees, () => undefined).refused
      : [],
    totals: {
      people: totals.payslips,
      grossPay: pesosFromCentavos(totals.grossPay),
      totalDeductions: pesosFromCentavos(totals.totalDeductions),
      netPay: pesosFromCentavos(totals.netPay),
    },
  }
}

/** The given people, limited to the branch if one is given; or everybody in the branch who may be paid. */
async function employeesChosen(
  work: Work,
  { branchId, employeeIds }: Body,
  period: Period,
): Promise<Employee[]> {
  if (!employeeIds) return employeesOfBranch(work, branchForWriting(work.scope, branchId), period)
  const employees = await employeesNamed(work, employeeIds)
  return branchId === undefined ? employees : employees.filter((employee) => employee.branchId === branchId)
}

/** The days of the period that live payslips already cover, by employee. */
function coveredDays(covering: readonly CoveringPayslip[], { from, to }: Period): Map<string, Day[]> {
  const days = new Map<string, Day[]>()
  for (const payslip of covering) {
    const first = payslip.from > from ? payslip.from : from
    const last = payslip.to < to ? payslip.to : to
    days.set(payslip.personId, [...(days.get(payslip.personId) ?? []), ...eachDay(first, last)])
  }
  return days
}
