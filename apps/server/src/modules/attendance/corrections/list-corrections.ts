import type { listCorrections as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../../platform/http/binding.ts'
import { allOf, listed, orderBy, pageOf } from '../../../platform/paging.ts'
import { sortsByPerson } from '../../../platform/records-of-people.ts'
import { reachOf, within } from '../../../platform/scope.ts'
import { isCalled } from '../../../platform/searching.ts'
import type { Work } from '../../../platform/work.ts'
import { type CorrectionRow, correctionColumns, correctionTables, toCorrection } from './correction.ts'

/** What `correctionSorts` of the contract are. */
const sorts = {
  ...sortsByPerson,
  date: sql`correction.day`,
  createdAt: sql`correction.created_at`,
  status: sql`correction.state`,
}

/** Requests of everything in scope, of a branch or of a person, the latest day first. */
export async function listCorrections(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { queries, scope } = work
  const { from, to, status, search } = query
  const where = allOf([
    within(await reachOf(work, params.id, query.branchId), 'correction'),
    from && sql`correction.day >= ${from}`,
    to && sql`correction.day <= ${to}`,
    status && status !== 'all' && sql`correction.state = ${status}`,
    search && sql`correction.person_id in (select id from person where ${isCalled(search)})`,
  ])
  const page = pageOf(query)
  const order = orderBy(query.sort, sorts, { usual: '-date', tie: sql`correction.id` })
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`select count(*) as total from correction where ${where}`.execute(queries),
    sql<CorrectionRow>`
      select ${correctionColumns} from ${correctionTables}
      where ${where} ${order} limit ${page.limit} offset ${page.offset}`.execute(queries),
  ])
  return listed(
    query,
    found.rows.map((row) => toCorrection(row, scope)),
    counted.rows[0]?.total ?? 0,
  )
}
