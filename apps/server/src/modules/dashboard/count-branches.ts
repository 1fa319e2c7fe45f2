import type { BranchToday, DashboardSummary } from '@tahi/contract'
import { sql } from 'kysely'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import { summariseRecords } from '../attendance/index.ts'
import type { Asked } from './asked.ts'
import { countActive } from './lifetimes.ts'

/** Every active branch, and how many branches there were at the end of each of the last days. */
export async function countBranches(asked: Asked): Promise<NonNullable<DashboardSummary['branches']>> {
  const [each, { trend }] = await Promise.all([listBranches(asked), countActive(asked, 'branch', sql`true`)])
  return { each, trend }
}

/**
 * Each branch with its people and who is or was at work today, by the figures of the lists behind them. A person who was
 * at work and then deactivated today counts there and as an employee, but no longer among the people.
 */
async function listBranches({ work }: Asked): Promise<BranchToday[]> {
  const { queries, today } = work
  const [staff, presence] = await Promise.all([
    sql<Omit<BranchToday, 'attended'>>`
      select branch.id as "_id", branch.name as "branchName", coalesce(staff.people, 0) as people,
        coalesce(staff.employees, 0) as employees
      from branch
      left join (
        select branch_id, count(*) as people, count(*) filter (where role = 'user') as employees
        from person where active group by branch_id
      ) as staff on staff.branch_id = branch.id
      where branch.active
      order by ${alphabetical(sql`branch.name`)}`.execute(queries),
    summariseRecords(work, { query: { from: today, to: today, status: 'attended', by: 'day' } }),
  ])
  const counted = new Map(presence.rows.map((row) => [row.branchId, row]))
  return staff.rows.map((branch) => {
    const { totalAttendance = 0, totalEmployees = branch.employees } = counted.get(branch._id) ?? {}
    return { ...branch, attended: totalAttendance, employees: totalEmployees }
  })
}
