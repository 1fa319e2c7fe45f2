import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../platform/scope.ts'
import { postsForAllBranches } from '../organisation/index.ts'

/** Whether `announcement` is for `person`: active, in its branch (or any branch if it is for all), and not its author. */
export const isAddressed = sql`
  person.active and person.id <> announcement.posted_by
  and person.branch_id = coalesce(announcement.branch_id, person.branch_id)`

/**
 * How many people each announcement is for (`people`) and how many of them have read its present edition (`readers`),
 * counted in one pass. Leaves out announcements whose readers the caller may not see.
 * @param of the name of a query with the `id`s
 */
export const readerCounts = (of: RawBuilder<unknown>, scope: Scope): RawBuilder<unknown> => sql`
  with counted as (
    select announcement.id, announcement.branch_id, announcement.posted_by, announcement.edition
    from announcement join ${of} as asked on asked.id = announcement.id
    where ${isShownReadersOf(scope)}
  ),
  headcount as (
    select branch_id, count(*) as people from person where active and branch_id is not null group by branch_id
  ),
  addressed as (
    select announcement.id, coalesce(sum(headcount.people), 0)
      -- The author is not told what they wrote.
      - count(distinct author.id) as people
    from counted as announcement
    left join headcount on announcement.branch_id is null or headcount.branch_id = announcement.branch_id
    left join person as author
      on author.id = announcement.posted_by and author.active
      and author.branch_id = coalesce(announcement.branch_id, author.branch_id)
    group by announcement.id
  ),
  readers as (
    select announcement.id, count(*) as people
    from counted as announcement
    join announcement_reading as reading
      on reading.announcement_id = announcement.id and reading.edition = announcement.edition
    join person on person.id = reading.person_id
    where ${isAddressed}
    group by announcement.id
  )
  select addressed.id, addressed.people, readers.people as readers
  from addressed left join readers on readers.id = addressed.id`

/** The rule of `actionsOn` for `readers`, in SQL, so that only the page's own rows are counted. */
function isShownReadersOf(scope: Scope): RawBuilder<unknown> {
  if (postsForAllBranches(scope.role)) return sql`true`
  if (scope.role !== 'manager') return sql`false`
  return sql`announcement.branch_id = ${scope.branchId} and announcement.posted_by = ${scope.personId}`
}
