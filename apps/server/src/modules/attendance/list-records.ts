import type { listAttendance as call, Request } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { isOfPeople } from '../../platform/conditions.ts'
import type { Result } from '../../platform/http/binding.ts'
import { allOf, listed, orderBy, pageOf } from '../../platform/paging.ts'
import { membersWho, type Reach, reachOf, within } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { awaitsConfirmation, isAttended, lacksTimeOut } from './presence.ts'
import { type RecordRow, recordColumns, toRecord } from './record.ts'

type Query = Request<typeof call>['query']

const ownSorts = {
  date: sql`attendance.day`,
  timeIn: sql`attendance.time_in`,
  timeOut: sql`attendance.time_out`,
  status: sql`attendance.status`,
}
/** What `attendanceSorts` of the contract are, for `from attendance join person`. */
export const recordSorts = {
  ...ownSorts,
  userId: sql`lower(person.code)`,
  lastName: sql`person.last_name`,
  firstName: sql`person.first_name`,
}

/** The filters of the attendance list (C2), on the table alone so that its index answers them. */
export const attendanceFilters = (
  reach: Reach,
  { from, to, status, search, ...people }: Query,
  today: Day,
): RawBuilder<unknown> =>
  allOf([
    sql`attendance.active`,
    within(reach, 'attendance'),
    from && sql`attendance.day >= ${from}`,
    to && sql`attendance.day <= ${to}`,
    status && status !== 'all' && hasStatus(status, today),
    search &&
      sql`attendance.person_id in (${membersWho(reach.branchId, sql`position(lower(${search}) in lower(person.code)) > 0`)})`,
    isOfPeople('attendance', people),
  ])

function hasStatus(status: Exclude<Query['status'], undefined>, today: Day): RawBuilder<unknown> {
  if (status === 'attended') return isAttended
  if (status === 'claimedOffline') return sql`attendance.claimed`
  if (status === 'toConfirm') return awaitsConfirmation
  return status === 'missingTimeOut' ? lacksTimeOut(today) : sql`attendance.status = ${status}`
}

/** Attendance of everything in scope, of a branch or of a person, newest first. */
export async function listRecords(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { queries, scope } = work
  const reach = await reachOf(work, params.id, query.branchId)
  const page = pageOf(query)
  const where = attendanceFilters(reach, query, work.today)
  const order = orderBy(query.sort, recordSorts, { usual: '-date', tie: sql`attendance.id` })

  // The page is chosen on the index alone where it can be; only its rows are then looked up.
  const byPerson = query.sort !== undefined && !(query.sort.replace('-', '') in ownSorts)
  const people = byPerson ? sql`join person on person.id = attendance.person_id` : sql``
  const asked = Promise.all([
    sql<{ total: number }>`select count(*) as total from attendance where ${where}`.execute(queries),
    sql<RecordRow>`
      with page as (
        select attendance.id, row_number() over (${order}) as place
        from attendance ${people}
        where ${where} ${order} limit ${page.limit} offset ${page.offset}
      )
      select ${recordColumns}
      from page
      join attendance on attendance.id = page.id
      join person on person.id = attendance.person_id
      order by page.place`.execute(queries),
  ])
  const [counted, found] = await work.lastly(asked)
  const total = counted.rows[0]?.total ?? 0
  return listed(
    query,
    found.rows.map((row) => toRecord(row, scope.role)),
    total,
  )
}
