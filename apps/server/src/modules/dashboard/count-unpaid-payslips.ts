import type { Day } from '@tahi/domain'
import { sql } from 'kysely'
import { branchIs } from '../../platform/scope.ts'
import type { Asked } from './asked.ts'

/**
 * Payslips whose pay date has come and that are not paid, with the oldest pay date. The list of payslips begins with the
 * month (W9), so nothing else calls those of former months to mind.
 */
export async function countUnpaidPayslips({
  work,
  branchId,
}: Asked): Promise<{ count: number; since: Day | null }> {
  const { rows } = await sql<{ count: number; since: Day | null }>`
    select count(*)::integer as count, min(pay_date) as since
    from payslip
    where active and status = 'pending' and pay_date <= ${work.today} and ${branchIs('payslip', branchId)}`.execute(
    work.queries,
  )
  return rows[0] ?? { count: 0, since: null }
}
