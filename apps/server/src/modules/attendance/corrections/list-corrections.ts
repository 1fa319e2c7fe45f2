import type { listCorrections as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../../platform/http/binding.ts'
import { allOf } from '../../../platform/lists/conditions.ts'
import { orderBy, readPage } from '../../../platform/lists/paging.ts'
import { branchOf, sortsByPerson } from '../../../platform/lists/records-of-people.ts'
import { isCalled } from '../../../platform/lists/searching.ts'
import { reachOf, within } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { besideCorrection, type CorrectionRow, correctionColumns, toCorrection } from './correction.ts'

/** The columns for the contract's `correctionSorts`. */
const sorts = {
  ...sortsByPerson,
  branchName: branchOf('correction'),
  date: sql`correction.day`,
  createdAt: sql`correction.created_at`,
  status: sql`correction.state`,
}

/** Requests in the whole scope, in a branch or of a person, latest day first. */
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
    status && sql`correction.state = ${status}`,
    search && sql`correction.person_id in (select id from person where ${isCalled(search)})`,
  ])
  const list = {
    from: sql`correction`,
    where,
    join: besideCorrection,
    columns: correctionColumns,
    order: orderBy(query.sort, sorts, { usual: '-date', tie: sql`correction.id` }),
  }
  return readPage(queries, query, list, (row: CorrectionRow) => toCorrection(row, scope))
}
