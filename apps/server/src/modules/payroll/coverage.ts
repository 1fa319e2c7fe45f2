import type { Period } from '@tahi/domain'
import { sql } from 'kysely'
import { isOneOf } from '../../platform/conditions.ts'
import { wholeScope, within } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'

/** A live payslip of an employee, and its period. */
export interface CoveringPayslip extends Period {
  id: string
  personId: string
}

/** Live payslips of these employees that share a day with the period, oldest first. */
export async function payslipsCovering(
  { queries, scope }: Work,
  employeeIds: readonly string[],
  { from, to }: Period,
): Promise<CoveringPayslip[]> {
  const { rows } = await sql<CoveringPayslip>`
    select id, person_id as "personId", period_start as "from", period_end as "to"
    from payslip
    where active and ${isOneOf('person_id', employeeIds)} and period_start <= ${to} and period_end >= ${from}
      and ${within(wholeScope(scope), 'payslip')}
    order by person_id, period_start`.execute(queries)
  return rows
}
