import { texts } from '@tahi/contract'
import { formatDay, type Period } from '@tahi/domain'
import { sql } from 'kysely'
import { conflict } from '../../platform/errors.ts'
import { isOneOf } from '../../platform/lists/conditions.ts'
import { wholeScope, within } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'

/** The period of an employee's live payslip. */
export interface CoveringPayslip extends Period {
  personId: string
}

/**
 * Live payslips of these employees that share a day with the period, oldest first. Payslips kept by a former branch are
 * included, by their days only; that branch's HR Admin sees the rest.
 */
export async function payslipsCovering(
  { queries, scope }: Work,
  employeeIds: readonly string[],
  { from, to }: Period,
): Promise<CoveringPayslip[]> {
  const { rows } = await sql<CoveringPayslip>`
    select person_id as "personId", period_start as "from", period_end as "to"
    from payslip
    where active and ${isOneOf('person_id', employeeIds)} and period_start <= ${to} and period_end >= ${from}
      and ${within(wholeScope(scope), 'payslip')}
    union all
    select person_id, period_start, period_end
    from payslips_elsewhere()
    where ${isOneOf('person_id', employeeIds)} and period_start <= ${to} and period_end >= ${from}
    order by 1, 2`.execute(queries)
  return rows
}

/** @throws Refusal conflict when the employee's former branch keeps a payslip for some of these days */
export async function refusePaidElsewhere(
  { queries, scope }: Work,
  employeeId: string,
  { from, to }: Period,
): Promise<void> {
  // Callers who reach every branch see these payslips; for them, the overlap is refused with the payslip itself.
  if (scope.branchId === null) return
  const { rows } = await sql<Period>`
    select period_start as "from", period_end as "to"
    from payslips_elsewhere()
    where person_id = ${employeeId} and period_start <= ${to} and period_end >= ${from}
    order by 1
    limit 1`.execute(queries)
  const [paid] = rows
  if (paid) throw conflict(texts.payslip.overlapElsewhere(formatDay(paid.from), formatDay(paid.to)))
}
