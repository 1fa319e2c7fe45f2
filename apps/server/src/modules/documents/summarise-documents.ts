import { type summariseDocuments as call, type DocumentSummaryRow, type Request, texts } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import { allOf } from '../../platform/lists/conditions.ts'
import { orderBy, readPage, sparse } from '../../platform/lists/paging.ts'
import { branchInScope } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'

type Row = Omit<DocumentSummaryRow, 'branchId' | 'lastPosted'> & {
  branchId: string | null
  lastPosted: Date | null
}

const sorts = {
  // Documents for all come before the branches.
  branchName: sql`"branchId" is not null, ${alphabetical(sql`"branchName"`)}`,
  documents: sql`documents`,
  images: sql`images`,
  lastPosted: sparse(sql`"lastPosted"`),
}

/**
 * One row per branch with its own documents, and one row for documents for all. Removed branches with documents are
 * listed.
 */
export async function summariseDocuments(
  { queries, scope }: Work,
  { query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const branchId = branchInScope(scope, query.branchId)
  const list = {
    named: sql`
      kept as (
        select branch_id, count(*) as documents, count(*) filter (where file_type = 'Image') as images,
          max(created_at) as last_posted
        from document where active group by branch_id
      ), place as (
        select id, name from branch where active or id in (select branch_id from kept)
        union all
        select null, ${texts.document.allBranches}::text
      ), row as (
        select place.id as "branchId", place.name as "branchName", coalesce(documents, 0) as documents,
          coalesce(images, 0) as images, last_posted as "lastPosted"
        from place left join kept on kept.branch_id is not distinct from place.id
        where ${allOf([branchId && sql`place.id = ${branchId}`])}
      )`,
    from: sql`row`,
    columns: sql`*`,
    order: orderBy(query.sort, sorts, { usual: 'branchName', tie: sql`"branchName", "branchId"` }),
  }
  return readPage(queries, query, list, toSummary)
}

const toSummary = ({ branchId, lastPosted, ...row }: Row): DocumentSummaryRow => ({
  ...row,
  branchId: branchId ?? 'All',
  lastPosted: lastPosted?.toISOString() ?? null,
})
