import { type createPayslips as call, type Request, texts } from '@tahi/contract'
import { type PayslipComputation, type Period, pesosFromCentavos } from '@tahi/domain'
import { type AuditEntry, about, audit } from '../../platform/audit.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { idsOf, newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { computePayslips } from './compute-payslips.ts'
import { newRow } from './computed-columns.ts'
import { type CoveringPayslip, payslipsCovering } from './coverage.ts'
import { type Employee, lockEmployees } from './employees.ts'
import { daysToCover, hasNothingToPay } from './final-pay.ts'
import { tellOwners } from './notify-of-pay.ts'
import { payPeriod } from './period.ts'
import { refuseOtherSum } from './refuse-other-sum.ts'
import { insertPayslips, type Terms } from './repository.ts'

/** How many user IDs a refusal names. */
const named = 5

/**
 * Creates the payslips of all the given employees, or of none; those of people who left end at most on their last day. An
 * employee who has a payslip of exactly this period keeps it and is counted, so that a repeated request is harmless.
 * @throws Refusal not_found when an employee is out of scope, or left and has no day to be paid for; conflict when other
 * periods overlap, or the net pay differs from the sum shown
 */
export async function createPayslips(
  work: Work,
  { body }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const period = payPeriod(body)
  const employees = await lockEmployees(work, body.employeeIds)
  const covering = await payslipsCovering(work, idsOf(employees), period)
  refuseOtherPeriods(employees, covering, period)
  const existing = new Set(covering.map(({ personId }) => personId))
  const chosen = employees.filter(({ id }) => !existing.has(id))

  const terms: Terms = { payDate: body.payDate ?? work.today, paymentMethod: 'cash', status: 'pending' }
  const rows: string[] = []
  const entries: AuditEntry[] = []
  const owners: Parameters<typeof tellOwners>[1][number][] = []
  const withoutDays: string[] = []
  let netPay = 0
  for await (const { employee, covers, computation } of computePayslips(work, chosen, period)) {
    if (hasNothingToPay(employee, computation)) withoutDays.push(employee.code)
    const id = newId()
    rows.push(newRow(id, employee, covers, computation))
    entries.push(creation(id, employee, covers, terms, computation))
    owners.push({ personId: employee.id, branchId: employee.branchId })
    netPay += computation.netPay
  }
  refuseNothingToPayOf(withoutDays)
  // If all payslips exist already, this is a repeated request, and there is no sum to compare.
  if (rows.length > 0) refuseOtherSum(netPay, body.netPay)
  await insertPayslips(work, terms, rows)
  await audit(work, entries)
  tellOwners(work, owners)
  return { created: rows.length, netPay: pesosFromCentavos(netPay), existing: existing.size }
}

function refuseOtherPeriods(employees: Employee[], covering: CoveringPayslip[], period: Period): void {
  const periods = new Map(employees.map((employee) => [employee.id, daysToCover(employee, period)]))
  const other = covering.filter(({ personId, from, to }) => {
    const own = periods.get(personId)
    return from !== own?.from || to !== own.to
  })
  if (other.length === 0) return
  const overlapped = new Set(other.map(({ personId }) => personId))
  const codes = employees
    .filter(({ id }) => overlapped.has(id))
    .map(({ code }) => code)
    .sort()
  throw conflict(texts.payslip.overlaps(codes.length, codes.slice(0, named)))
}

/** @param codes of former employees without a day to be paid for */
function refuseNothingToPayOf(codes: string[]): void {
  if (codes.length > 0)
    throw notFound(texts.payslip.nothingToPayOf(codes.length, codes.sort().slice(0, named)))
}

const creation = (
  id: string,
  { branchId }: Employee,
  { from, to }: Period,
  terms: Terms,
  { grossPay, netPay }: PayslipComputation,
): AuditEntry => ({
  ...about('payslip', { id, branchId }),
  action: 'payslip.create',
  after: {
    date: from,
    endDate: to,
    ...terms,
    grossPay: pesosFromCentavos(grossPay),
    netPay: pesosFromCentavos(netPay),
  },
})
