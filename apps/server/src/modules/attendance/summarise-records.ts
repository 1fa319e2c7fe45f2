import type { AttendanceSummaryRow, summariseAttendance as call, Request } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Listed } from '../../platform/http/binding.ts'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import { allOf, arePeople } from '../../platform/lists/conditions.ts'
import { orderBy, readPage } from '../../platform/lists/paging.ts'
import { reachOfBranch } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { lastDay } from './employed.ts'
import { attendanceFilters, hasStatus } from './filters.ts'
import { awaitsConfirmation, isPresent, isPresentOrPending } from './presence.ts'

const sorts = {
  date: sql`counted.date`,
  branchName: alphabetical(sql`branch.name`),
  totalAttendance: sql`counted.present`,
}

/**
 * Counts present people against the branch's employees: a row per branch and day, oldest first, or one per branch for the
 * whole range (C2 Admin view; C5 counts only `present`). With a status, the records with that status count; with a
 * search, those that match, by the filters of the list, against the same employees. A branch that was removed since keeps
 * its days. Without a status, a row also says how many days wait for confirmation: by the evening nearly everybody's does.
 * So without a status or a search, there is a row where nobody is present too: for a day if somebody's waits, and for the
 * whole range always, because the branch's employees belong to the total.
 */
export async function summariseRecords(
  work: Work,
  { query }: Pick<Request<typeof call>, 'query'>,
): Promise<Listed<AttendanceSummaryRow>> {
  const { queries, scope, today } = work
  const { status, ...others } = query
  const isCounted = status ? hasStatus(status, today) : isPresent
  const reach = reachOfBranch(scope, query.branchId)
  const isAsked = attendanceFilters(reach, others, today)
  const where = allOf([isCounted, isAsked])
  const from = sql`${query.from ?? null}::date`
  const to = sql`${query.to ?? null}::date`
  const byDay = sql`
    select branch_id, day as date, day as date_end, count(*) as present
    from attendance where ${where} group by branch_id, day`
  const ofEveryDay = sql`
    select branch_id, date, date as date_end, present from (
      select branch_id, day as date, count(*) filter (where ${isPresent}) as present
      from attendance where ${isPresentOrPending} and ${isAsked} group by branch_id, day
    ) as found
    where present > 0 or (select true ${waiting(sql`found`, isAsked, 'day')} limit 1)`
  const byBranch = sql`
    select branch_id, coalesce(${from}, min(day)) as date, coalesce(${to}, max(day)) as date_end, count(*) as present
    from attendance where ${where} group by branch_id`
  const ofEveryBranch = sql`
    select branch.id as branch_id, coalesce(found.date, ${from}, ${to}, ${today}) as date,
      coalesce(found.date_end, ${to}, ${from}, ${today}) as date_end, coalesce(found.present, 0) as present
    from branch left join (${byBranch}) as found on found.branch_id = branch.id
    where found.branch_id is not null or (branch.active and branch.id = coalesce(${reach.branchId}::uuid, branch.id))`
  const isWhole = isCounted === isPresent && !query.search
  const rows = isWhole ? { day: ofEveryDay, branch: ofEveryBranch } : { day: byDay, branch: byBranch }
  const list = {
    named: sql`counted as (${rows[query.by]})`,
    from: sql`counted`,
    join: sql`join branch on branch.id = counted.branch_id`,
    columns: sql`counted.*, branch.name`,
    order: orderBy(query.sort, sorts, {
      usual: 'date',
      tie: sql`${sorts.branchName}, branch.id, counted.date`,
    }),
    lookUp: {
      join: sql`
        ${notAsNow(arePeople(query), isCounted === isPresent ? isPresent : sql`(${isPresent} or ${isCounted})`)}
        left join (
          select branch_id, count(*) as number from person
          where active and role = 'user' and ${arePeople(query)} group by branch_id
        ) as employees on employees.branch_id = page.branch_id`,
      columns: sql`
        page.branch_id as "branchId", page.name as "branchName", page.date, page.date_end as "dateEnd",
        page.present as "totalAttendance",
        ${isWhole ? sql`(select count(*) ${waiting(sql`page`, isAsked, query.by)})` : sql`0`} as "toConfirm",
        coalesce(employees.number, 0) + left_since.number - come_since.number + gone.number as "totalEmployees"`,
    },
  }
  return readPage(queries, query, list, (row: AttendanceSummaryRow) => row)
}

/**
 * From a row's days that wait for confirmation. A branch's whole range has those before and after its present days too.
 * @param isAsked condition on the records that the filters ask for
 */
const waiting = (row: RawBuilder<unknown>, isAsked: RawBuilder<unknown>, by: 'day' | 'branch') => sql`
  from attendance
  where attendance.branch_id = ${row}.branch_id and ${isAsked} and ${awaitsConfirmation}
    and ${by === 'day' ? sql`attendance.day = ${row}.date` : sql`true`}`

/**
 * Whether a person has a record in the row's days. Unpaid days moved with the person. Counted, because PostgreSQL 18 was
 * seen to answer `exists` here with the records of the row before.
 * @param branch condition on the branch that keeps the record
 */
const keptBy = (branch: RawBuilder<unknown>) => sql`0 < (
  select count(*) from attendance where attendance.active and attendance.person_id = person.id
    and attendance.day between page.date and page.date_end and ${branch}
)`

const keptHere = keptBy(sql`attendance.branch_id = page.branch_id`)

/** Whether the person worked in another branch until after the row's days. */
const leftAnotherSince = sql`exists (
  select from former_member
  where former_member.person_id = person.id and former_member.branch_id <> page.branch_id
    and left_on > page.date_end)`

/**
 * The difference between a row's employees then and the branch's members now: people who moved to another branch since,
 * or on that day with a record here; people who came from another branch; and people who are now deactivated or no
 * longer employees, also of a removed branch that this one took over. Those who left the company count until their last
 * day, and where they have a record. A person added now counts for earlier days too, as the specification says.
 * @param isCounted condition on a record that the row counts, so that the count never exceeds the employees
 */
const notAsNow = (asked: RawBuilder<unknown>, isCounted: RawBuilder<unknown>) => sql`
  cross join lateral (
    select count(*) as number from former_member join person on person.id = former_member.person_id
    where former_member.branch_id = page.branch_id and person.active and ${asked} and (
      (left_on > page.date_end and person.role = 'user' and not ${keptBy(sql`attendance.branch_id <> page.branch_id`)})
      or (left_on >= page.date_end and ${keptHere})
    )
  ) as left_since
  cross join lateral (
    select count(distinct person.id) as number
    from former_member join person on person.id = former_member.person_id
    where person.branch_id = page.branch_id and person.active and person.role = 'user' and left_on > page.date_end and ${asked}
      and not ${keptHere}
  ) as come_since
  cross join lateral (
    select count(*) as number from (
      select id from person
      where not active and role = 'user' and branch_id = page.branch_id and ${lastDay} >= page.date and ${asked}
        and not ${leftAnotherSince}
      union
      select person.id from attendance join person on person.id = attendance.person_id
      where attendance.active and attendance.branch_id = page.branch_id
        and attendance.day between page.date and page.date_end and ${asked} and ${isGone}
        and (${isCounted} or attendance.day <= ${lastDay})
    ) as people
  ) as gone`

/** Of people that neither the members now nor `left_since` have. */
const isGone = sql`(not person.active or (person.role <> 'user' and person.branch_id = page.branch_id) or (
  person.last_branch_id = page.branch_id and not exists (
    select from former_member
    where former_member.person_id = person.id and former_member.branch_id = page.branch_id
      and left_on >= page.date_end)))`
