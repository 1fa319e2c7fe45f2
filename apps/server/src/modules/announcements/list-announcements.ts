import type { listAnnouncements as call, Request } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import { allOf, isListed } from '../../platform/lists/conditions.ts'
import { orderBy, readPage } from '../../platform/lists/paging.ts'
import { holds } from '../../platform/lists/searching.ts'
import { branchAsked } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { type AnnouncementRow, forBranch, toAnnouncement } from './announcement.ts'
import { announcementsOf } from './announcements-of.ts'

type Query = Request<typeof call>['query']

const sorts = {
  postedBy: alphabetical(sql`announcement.poster_name`),
  title: alphabetical(sql`announcement.title`),
  // Those to all branches first.
  branchName: alphabetical(
    sql`coalesce((select branch.name from branch where branch.id = announcement.branch_id), '')`,
  ),
  createdAt: sql`announcement.created_at`,
  startDate: sql`announcement.first_day`,
  endDate: sql`announcement.last_day`,
}

/** Announcements that are not cancelled, newest first: all in scope, or those for a branch. */
export async function listAnnouncements(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { queries, scope } = work
  const list = {
    from: sql`announcement`,
    where: filters(await branchAsked(work, params.id, query.branchId), query),
    columns: sql`announcement.id`,
    order: orderBy(query.sort, sorts, { usual: '-createdAt', tie: sql`announcement.id` }),
    lookUp: announcementsOf(sql`page`, scope),
  }
  return readPage(queries, query, list, (row: AnnouncementRow) => toAnnouncement(row, scope))
}

/** An announcement is in the range if any of its days is, both ends included. */
const filters = (branchId: string | null, { from, to, search, status }: Query): RawBuilder<unknown> =>
  allOf([
    isListed('announcement', status),
    forBranch(branchId),
    from && sql`announcement.last_day >= ${from}`,
    to && sql`announcement.first_day <= ${to}`,
    holds(
      sql`concat_ws(' ', announcement.title, announcement.description, announcement.poster_name)`,
      search,
    ),
  ])
