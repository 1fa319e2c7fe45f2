import { sql } from 'kysely'
import type { Work } from '../../platform/work.ts'
import { isAttended, isUnderPayslip } from '../attendance/index.ts'

/**
 * How many people of head office have something unpaid in the branch that they worked in last: a day at work that no
 * payslip covers, a pending payslip, or a request that waits. Deactivated people do not count, as for the branch's own.
 */
export async function countOwedBy({ queries }: Work, branchId: string): Promise<number> {
  const isTheirs = (table: string) =>
    sql`${sql.ref(`${table}.person_id`)} = person.id and ${sql.ref(`${table}.branch_id`)} = ${branchId}`
  const { rows } = await sql<{ people: number }>`
    select count(*) as people from person
    where active and last_branch_id = ${branchId} and (
      exists (select from payslip where payslip.active and payslip.status = 'pending' and ${isTheirs('payslip')})
      or exists (
        select from attendance where attendance.active and ${isTheirs('attendance')} and ${isAttended}
          and not ${isUnderPayslip(sql`person.id`, sql`attendance.day`)})
      or exists (select from correction where correction.state = 'requested' and ${isTheirs('correction')})
      or exists (select from leave where leave.active and leave.state = 'requested' and ${isTheirs('leave')})
    )`.execute(queries)
  return rows[0]?.people ?? 0
}
