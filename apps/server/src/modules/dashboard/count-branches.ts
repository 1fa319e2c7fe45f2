import type { BranchToday, DashboardSummary } from '@tahi/contract'
import { sql } from 'kysely'
import { countActive } from './lifetimes.ts'
import type { Asked } from './reach.ts'

/** Every active branch, and how many there were at the end of each of the last days. */
export async function countBranches(asked: Asked): Promise<NonNullable<DashboardSummary['branches']>> {
  const [each, { trend }] = await Promise.all([listBranches(asked), countActive(asked, 'branch', sql`true`)])
  return { each, trend }
}

/** With its people and who is present today, by the figures of the lists behind them. */
async function listBranches({ work: { queries, today } }: Asked): Promise<BranchToday[]> {
  const { rows } = await sql<BranchToday>`
    select branch.id as "_id", branch.name as "branchName", coalesce(staff.people, 0) as people,
      coalesce(staff.employees, 0) as employees, (
        select count(*) from attendance
        where attendance.active and attendance.branch_id = branch.id and attendance.day = ${today}
          and attendance.status = 'present'
      ) as present
    from branch
    left join (
      select branch_id, count(*) as people, count(*) filter (where role = 'user') as employees
      from person where active group by branch_id
    ) as staff on staff.branch_id = branch.id
    where branch.active
    order by lower(branch.name)`.execute(queries)
  return rows
}
