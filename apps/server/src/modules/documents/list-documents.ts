import type { listDocuments as call, Request } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import { allOf, isListed } from '../../platform/lists/conditions.ts'
import { orderBy, readPage } from '../../platform/lists/paging.ts'
import { holds } from '../../platform/lists/searching.ts'
import { branchAsked } from '../../platform/scope.ts'
import type { Services } from '../../platform/services.ts'
import type { Work } from '../../platform/work.ts'
import { branchOfDocument, type DocumentRow, documentColumns, toDocument } from './document.ts'
import { inScope, keptBy } from './repository.ts'

const sorts = {
  title: alphabetical(sql`document.title`),
  createdAt: sql`document.created_at`,
  fileType: sql`document.file_type`,
  branchName: alphabetical(sql`coalesce(branch.name, '')`),
}

/** Documents that are not removed, newest first. Employees see their branch's documents and those for all (D2). */
export const listDocuments = (
  { database, files }: Services,
  { params, query }: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> =>
  database.work(
    context(),
    async (work) => {
      const { queries, scope } = work
      const { from, to, search, status, fileType } = query
      const postedOn = sql`(document.created_at at time zone ${work.timeZone})::date`
      const where = allOf([
        isListed('document', status),
        inScope(scope),
        await keptAsAsked(work, params.id, query.branchId),
        fileType && sql`document.file_type = ${fileType}`,
        from && sql`${postedOn} >= ${from}`,
        to && sql`${postedOn} <= ${to}`,
        holds(sql`concat_ws(' ', document.title, document.description, document.file_name)`, search),
      ])
      const list = {
        from: sql`document`,
        where,
        join: branchOfDocument,
        columns: documentColumns,
        order: orderBy(query.sort, sorts, { usual: '-createdAt', tie: sql`document.id` }),
      }
      return readPage(queries, query, list, (row: DocumentRow) => toDocument(row, work, files.addresses))
    },
    'read',
  )

/**
 * The condition for `/{id}` and the filter: all in scope, a branch's own and those for all, or only those for all.
 * @throws Refusal not_found when the branch is not in scope
 */
async function keptAsAsked(
  work: Work,
  id: string,
  asked: string | undefined,
): Promise<RawBuilder<unknown> | false> {
  const forAll = asked === 'All'
  const branch = await branchAsked(work, id, forAll ? undefined : asked)
  if (forAll) return sql`document.branch_id is null`
  return branch !== null && keptBy(branch)
}
