import type { Day } from '@tahi/domain'
import { sql } from 'kysely'
import type { Refusal } from '../../platform/errors.ts'
import { payingBranchIs, wholeScope } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { isPaid, type PayslipOver, payslipOver } from './covering-payslip.ts'
import { afterLeaving, leftOn } from './employed.ts'
import { coveredRefusal } from './refuse-under-payslip.ts'

/**
 * Why nothing was written for a person's day that shows no record.
 * @param paid the text for a day that this branch paid
 * @returns nothing for people outside the scope, about whom nothing is revealed
 */
export async function whyUnwritten(
  work: Work,
  { personId, day }: { personId: string; day: Day },
  paid: string,
): Promise<Refusal | undefined> {
  const { queries, scope } = work
  const { branchId } = wholeScope(scope)
  const { rows } = await sql<{ payslip: PayslipOver; leftOn: Day | null }>`
    select ${payslipOver(sql`person.id`, sql`${day}::date`)} as payslip,
      ${leftOn} as "leftOn"
    from person where person.id = ${personId} and ${payingBranchIs(branchId)}`.execute(queries)
  const [person] = rows
  if (person && isPaid(person.payslip))
    return coveredRefusal(work, { personId, day, payslip: person.payslip }, paid)
  return person && afterLeaving({ day, leftOn: person.leftOn })
}
