import type { summariseAttendance as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { allOf, listed, orderBy, pageOf } from '../../platform/paging.ts'
import { branchInScope, inBranches } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'

interface Row {
  branchId: string
  branchName: string
  date: string
  dateEnd: string
  totalAttendance: number
  totalEmployees: number
}

const sorts = {
  date: sql`counted.date`,
  branchName: sql`lower(branch.name)`,
  totalAttendance: sql`counted.present`,
}

/**
 * Those present over the branch's active employees: a row for each branch and day, oldest first, or one for each
 * branch over the whole range (C2 Admin view; C5 counts only `present`).
 */
export async function summarise(work: Work, { query }: Request<typeof call>): Promise<Result<typeof call>> {
  const { queries, scope } = work
  const branchId = branchInScope(scope, query.branchId)
  const page = pageOf(query)
  const where = allOf([
    sql`attendance.active and attendance.status = 'present'`,
    inBranches(branchId, 'attendance'),
    query.from && sql`attendance.day >= ${query.from}`,
    query.to && sql`attendance.day <= ${query.to}`,
  ])
  const counted =
    query.by === 'day'
      ? sql`select branch_id, day as date, day as date_end, count(*) as present
          from attendance where ${where} group by branch_id, day`
      : sql`select branch_id, coalesce(${query.from ?? null}::date, min(day)) as date,
            coalesce(${query.to ?? null}::date, max(day)) as date_end, count(*) as present
          from attendance where ${where} group by branch_id`
  const order = orderBy(query.sort, sorts, { usual: 'date', tie: sql`branch.name` })
  const { rows } = await sql<Row & { total: number }>`
    with counted as (${counted})
    select counted.branch_id as "branchId", branch.name as "branchName", counted.date, counted.date_end as "dateEnd",
      counted.present as "totalAttendance", employees.number as "totalEmployees", count(*) over () as total
    from counted
    join branch on branch.id = counted.branch_id
    join (
      select branch_id, count(*) as number from person where active and role = 'user' group by branch_id
    ) as employees on employees.branch_id = counted.branch_id
    ${order} limit ${page.limit} offset ${page.offset}`.execute(queries)
  const total = rows[0]?.total ?? 0
  return listed(query, rows, total)
}
