import type { checkLeaves as call, LeaveCheck, Request } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import { personBranchIs, wholeScope, within } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'

type Body = Request<typeof call>['body']

/**
 * The active quotas on days of these leaves whose designation would have nobody left: every active person of it in the
 * branch is on a confirmed leave that day. The given leaves count as confirmed.
 */
export async function checkLeaves(work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> {
  const { rows } = await sql<LeaveCheck['emptied'][number]>`
    with given as (${givenLeaves(work, body)}),
    covered as (
      select distinct quota.id, quota.branch_id, quota.designation_id, quota.day, quota.style_name
      from given
      join person on person.id = given.person_id and person.active
      join quota on quota.active and quota.branch_id = person.branch_id
        and quota.designation_id = person.designation_id
        and quota.day between given.first_day and given.last_day
    )
    select covered.day as date, covered.id as "quotaId", covered.style_name as "styleName",
      designation.name as "designationName", crew.people
    from covered
    join designation on designation.id = covered.designation_id
    cross join lateral (
      select count(*) as people, count(*) filter (where not (
        exists (select from given where given.person_id = person.id
          and covered.day between given.first_day and given.last_day)
        or exists (select from leave where leave.active and leave.state = 'confirmed'
          and leave.person_id = person.id and covered.day between leave.first_day and leave.last_day)
      )) as remaining
      from person
      where person.active and person.branch_id = covered.branch_id
        and person.designation_id = covered.designation_id
    ) as crew
    where crew.remaining = 0
    order by covered.day, ${alphabetical(sql`designation.name`)}, ${alphabetical(sql`covered.style_name`)},
      covered.id`.execute(work.queries)
  return { emptied: rows }
}

/** The leaves to check, in scope: those named by id, and the one that is being entered. */
function givenLeaves({ scope }: Work, { ids = [], userId, date, dateEnd }: Body): RawBuilder<unknown> {
  const reach = wholeScope(scope)
  const named = sql`
    select leave.person_id, leave.first_day, leave.last_day from leave
    where leave.active and leave.id = any(${ids}::uuid[]) and ${within(reach, 'leave')}`
  if (!userId || !date || !dateEnd) return named
  return sql`${named}
    union all
    select person.id, ${date}::date, ${dateEnd}::date from person where person.id = ${userId} and ${personBranchIs(reach.branchId)}`
}
