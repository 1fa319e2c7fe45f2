import type { listPayslips as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { listed, orderBy, pageOf } from '../../platform/paging.ts'
import { reachOf } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { isOwnSort, payslipFilters, payslipSorts } from './filters.ts'
import { type PayslipRow, payslipColumns, toPayslip } from './payslip.ts'

/** Payslips of everything in scope, of a branch or of a person, the newest pay date first (W2 Salary). */
export async function listPayslips(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { queries, scope } = work
  const reach = await reachOf(work, params.id, query.branchId)
  const page = pageOf(query)
  const where = payslipFilters(reach, query)
  const order = orderBy(query.sort, payslipSorts, { usual: '-payDate', tie: sql`payslip.id` })

  // The page is chosen on narrow columns; only its rows, wide with their days, are then looked up.
  const people = isOwnSort(query.sort) ? sql`` : sql`join person on person.id = payslip.person_id`
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`select count(*) as total from payslip where ${where}`.execute(queries),
    sql<PayslipRow>`
      with page as (
        select payslip.id, row_number() over (${order}) as place
        from payslip ${people}
        where ${where} ${order} limit ${page.limit} offset ${page.offset}
      )
      select ${payslipColumns}
      from page
      join payslip on payslip.id = page.id
      join person on person.id = payslip.person_id
      order by page.place`.execute(queries),
  ])
  const total = counted.rows[0]?.total ?? 0
  return listed(
    query,
    found.rows.map((row) => toPayslip(row, scope.role)),
    total,
  )
}
