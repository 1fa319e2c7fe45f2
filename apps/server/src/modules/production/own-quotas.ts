import type { Today } from '@tahi/contract'
import { sql } from 'kysely'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import type { Work } from '../../platform/work.ts'
import { isOwn, type QuotaRow, quotaColumns, quotaTables, toQuota } from './quota.ts'
import { isReached } from './reached.ts'

interface OwnRow extends QuotaRow {
  ownEntries: { _id: string; quotaProgress: number; createdAt: string }[]
}

/**
 * Today's quotas of the caller's designation, with the caller's own reports, latest first. Then those of another
 * designation or branch with pieces of the caller, who had it earlier today or helped there: what they made stays theirs to
 * see.
 */
export async function readOwnQuotas(work: Work): Promise<Today['quotas']> {
  const { queries, scope, today } = work
  const { rows } = await sql<OwnRow>`
    select ${quotaColumns(scope)}, own.entries as "ownEntries"
    from ${quotaTables}
    cross join lateral (
      select coalesce(json_agg(json_build_object(
          '_id', id, 'quotaProgress', amount,
          'createdAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ) order by created_at desc, id desc), '[]') as entries, coalesce(sum(amount), 0) as pieces
      from quota_progress
      where quota_id = quota.id and person_id = ${scope.personId}
    ) as own
    where quota.active and quota.day = ${today} and ${isReached(scope)}
      and (${isOwn(scope)} or own.pieces <> 0)
    order by "isOwn" desc, ${alphabetical(sql`quota.style_name`)}, quota.id`.execute(queries)
  return rows.map(({ ownEntries, ...row }) => {
    const { _id, styleName, branchName, designationName, target, progress, standing } = toQuota(row, work)
    const own = ownEntries.reduce((sum, { quotaProgress }) => sum + quotaProgress, 0)
    return {
      _id,
      styleName,
      branchName,
      designationName,
      target,
      progress,
      standing,
      former: !row.isOwn,
      own,
      ownEntries,
    }
  })
}
