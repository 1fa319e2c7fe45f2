import type { checkLeaves as call, LeaveCheck, Request } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import { payingBranchIs, wholeScope, within } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'

type Body = Request<typeof call>['body']

/** What HR should know before these leaves are confirmed, in one statement. */
export async function checkLeaves(work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> {
  const { rows } = await sql<LeaveCheck>`
    with given as (${givenLeaves(work, body)})
    select (${emptiedQuotas}) as emptied,
      (${keptDays(work, sql`attendance.time_in is not null`)}) as worked,
      (${keptDays(work, recordedWithoutTimes)}) as untimed`.execute(work.queries)
  const [{ emptied, worked, untimed } = { emptied: [], worked: [], untimed: [] }] = rows
  return { emptied, worked, untimed }
}

/**
 * The active quotas on days of these leaves whose designation would have nobody left: every active person of it in the
 * branch is on a confirmed leave that day. The given leaves count as confirmed.
 */
const emptiedQuotas: RawBuilder<unknown> = sql`
  select coalesce(json_agg(
    json_build_object('date', covered.day, 'quotaId', covered.id, 'styleName', covered.style_name,
      'designationName', designation.name, 'people', crew.people)
    order by covered.day, ${alphabetical(sql`designation.name`)}, ${alphabetical(sql`covered.style_name`)}, covered.id
  ), '[]')
  from (
    select distinct quota.id, quota.branch_id, quota.designation_id, quota.day, quota.style_name
    from given
    join person on person.id = given.person_id and person.active
    join quota on quota.active and quota.branch_id = person.branch_id
      and quota.designation_id = person.designation_id
      and quota.day between given.first_day and given.last_day
  ) as covered
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
  where crew.remaining = 0`

/** Such as a day whose times were taken out. An absence without them becomes leave. */
const recordedWithoutTimes = sql`attendance.time_in is null and attendance.recorded_status not in ('absent', 'leave')`

/** The days of these leaves that have attendance: `writeLeaveDays` leaves those as they are. */
const keptDays = ({ scope }: Work, condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select coalesce(json_agg(
    json_build_object(
      'employee', json_build_object('_id', person.id, 'userId', person.code,
        'firstName', person.first_name, 'lastName', person.last_name),
      'days', kept.days)
    order by ${alphabetical(sql`person.last_name`)}, ${alphabetical(sql`person.first_name`)}, person.code
  ), '[]')
  from (
    select attendance.person_id, json_agg(distinct attendance.day order by attendance.day) as days
    from given
    join attendance on attendance.active and attendance.person_id = given.person_id
      and attendance.day between given.first_day and given.last_day
    where ${condition} and ${within(wholeScope(scope), 'attendance')}
    group by attendance.person_id
  ) as kept
  join person on person.id = kept.person_id`

/** The leaves to check, in scope: those named by id, and the one that is being entered. */
function givenLeaves({ scope }: Work, { ids = [], userId, date, dateEnd }: Body): RawBuilder<unknown> {
  const reach = wholeScope(scope)
  const named = sql`
    select leave.person_id, leave.first_day, leave.last_day from leave
    where leave.active and leave.id = any(${ids}::uuid[]) and ${within(reach, 'leave')}`
  if (!userId || !date || !dateEnd) return named
  return sql`${named}
    union all
    select person.id, ${date}::date, ${dateEnd}::date from person where person.id = ${userId} and ${payingBranchIs(reach.branchId)}`
}
