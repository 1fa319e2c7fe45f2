import { sql } from 'kysely'
import { payingBranchIs } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { isAttended, isUnderPayslip } from '../attendance/index.ts'

/**
 * How many people have something unpaid in a branch to which nobody active belongs: deactivated people, and those who went
 * from it to head office. That is a day at work that no payslip covers, a pending payslip, or a request that waits. A
 * leave that a deactivated person requested does not count, because it is not confirmed any more (decision 0023).
 */
export async function countOwedBy({ queries }: Work, branchId: string): Promise<number> {
  const isTheirs = (table: string) =>
    sql`${sql.ref(`${table}.person_id`)} = person.id and ${sql.ref(`${table}.branch_id`)} = ${branchId}`
  const { rows } = await sql<{ people: number }>`
    select count(*) as people from person
    where ${payingBranchIs(branchId)} and (
      exists (select from payslip where payslip.active and payslip.status = 'pending' and ${isTheirs('payslip')})
      or exists (
        select from attendance where attendance.active and ${isTheirs('attendance')} and ${isAttended}
          and not ${isUnderPayslip(sql`person.id`, sql`attendance.day`)})
      or exists (select from correction where correction.state = 'requested' and ${isTheirs('correction')})
      or (person.active
        and exists (select from leave where leave.active and leave.state = 'requested' and ${isTheirs('leave')}))
    )`.execute(queries)
  return rows[0]?.people ?? 0
}
