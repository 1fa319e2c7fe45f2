import { type Announcement, type listAnnouncementReaders as call, type Request, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { notAllowed, notFound } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { allOf } from '../../platform/lists/conditions.ts'
import { readPage } from '../../platform/lists/paging.ts'
import { isCalled } from '../../platform/lists/searching.ts'
import { type PersonNameRow, personNameColumns, toPersonName } from '../../platform/person-name.ts'
import type { Work } from '../../platform/work.ts'
import { actionsOn } from './announcement.ts'
import { isAddressed } from './readership.ts'
import { findAnnouncement } from './repository.ts'

interface Row extends PersonNameRow {
  id: string
  branchName: string
  readAt: Date | null
  readBefore: Date | null
}

/**
 * The people an announcement is for: first those who have not read it, by name, then the latest readers.
 * @throws Refusal not_allowed, not_found
 */
export async function listReaders(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const announcement = await findAnnouncement(work, params.id)
  if (!announcement?.active) throw notFound()
  if (!actionsOn(announcement, work.scope).includes('readers'))
    throw notAllowed(texts.announcement.readersOfOthers)

  const { search, status = 'all' } = query
  const where = allOf([
    isAddressed,
    status === 'read' && sql`reading.read_at is not null`,
    status === 'unread' && sql`reading.read_at is null`,
    isCalled(search),
  ])
  const from = sql`
    announcement
    join person on announcement.id = ${announcement.id}
    left join announcement_reading as reading
      on reading.announcement_id = announcement.id and reading.person_id = person.id
        and reading.edition = announcement.edition`
  const list = {
    from,
    where,
    columns: sql`
      person.id, ${personNameColumns},
      (select name from branch where branch.id = person.branch_id) as "branchName", reading.read_at as "readAt",
      case when reading.read_at is null then (
        select max(earlier.read_at) from announcement_reading as earlier
        where earlier.announcement_id = announcement.id and earlier.person_id = person.id
      ) end as "readBefore"`,
    order: sql`order by reading.read_at desc nulls first, person.name_order, person.id`,
    beside: sql<Announcement['readers']>`(
      select json_build_object('read', count(reading.read_at), 'people', count(*)) from ${from} where ${isAddressed}
    )`,
  }
  const { rows, total, beside } = await readPage(work.queries, query, list, toReader)
  return { people: rows, total, readers: beside ?? null }
}

const toReader = ({ id, branchName, readAt, readBefore, ...name }: Row) => ({
  employee: toPersonName(id, name),
  branchName,
  readAt: readAt?.toISOString() ?? null,
  readBefore: readBefore?.toISOString() ?? null,
})
