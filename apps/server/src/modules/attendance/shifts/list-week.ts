import type { listShiftWeek as call, Request } from '@tahi/contract'
import { type Day, formatWallTime } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Result } from '../../../platform/http/binding.ts'
import { allOf } from '../../../platform/lists/conditions.ts'
import { readPage } from '../../../platform/lists/paging.ts'
import { isCalled } from '../../../platform/lists/searching.ts'
import { type PersonNameRow, personNameColumns, toPersonName } from '../../../platform/person-name.ts'
import { branchInScope, payingBranch, payingBranchIs, type Scope } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { employedOn, lastDay, leftOn } from '../employed.ts'
import { leaveTypeOn } from '../leave-type-on.ts'
import { isWorkingDay, scheduleOn } from '../schedule.ts'

type Query = Request<typeof call>['query']

interface Row extends PersonNameRow {
  id: string
  branchId: string
  branchName: string
  designationName: string | null
  leftOn: Day | null
  days: {
    date: Day
    shiftId: string | null
    name: string | null
    /** Minutes after midnight, as is the end. */
    start: number
    end: number
    working: boolean
    leaveType: string | null
  }[]
}

/**
 * Seven days of everybody employed in scope at the end of the first, by name: scheduled hours, days off and confirmed
 * leaves. Of people who left since, the days until then: their hours may have to be put right for the final pay.
 */
export async function listWeek(
  { queries, scope }: Work,
  { query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const list = {
    from: sql`person`,
    where: employees(scope, query),
    columns: sql`person.id`,
    order: sql`order by person.name_order, person.id`,
    lookUp: {
      join: sql`
        join person on person.id = page.id
        join branch on branch.id = ${payingBranch}
        left join designation on designation.id = person.designation_id
        cross join lateral ${weekOf(sql`person.id`, query.from)} as week`,
      columns: sql`
        person.id, ${personNameColumns},
        branch.id as "branchId", branch.name as "branchName", designation.name as "designationName",
        ${leftOn} as "leftOn", week.days`,
    },
  }
  return readPage(queries, query, list, toRow)
}

function employees(scope: Scope, { from, search, shiftId, ...query }: Query): RawBuilder<unknown> {
  const branchId = branchInScope(scope, query.branchId)
  const shift = shiftId === 'none' ? null : shiftId
  return allOf([
    // Who went to head office was an employee before. Nobody assigns their own shift.
    sql`(person.role = 'user' or person.branch_id is null and person.id <> ${scope.personId})`,
    sql`${from}::date <= ${lastDay}`,
    payingBranchIs(branchId),
    query.departmentId && sql`person.department_id = ${query.departmentId}`,
    query.designationId && sql`person.designation_id = ${query.designationId}`,
    isCalled(search),
    shift !== undefined &&
      sql`exists (
        select from ${scheduleOn(sql`person.id`, sql`${from}::date`)} as schedule
        where schedule.shift_id is not distinct from ${shift}::uuid)`,
  ])
}

/** A person's seven days as a JSON array, for a `cross join lateral`. */
const weekOf = (person: RawBuilder<unknown>, from: Day): RawBuilder<unknown> => sql`(
  select json_agg(json_build_object(
      'date', each.day, 'shiftId', schedule.shift_id, 'name', schedule.shift_name,
      'start', schedule.paid_from, 'end', schedule.paid_until,
      'working', ${isWorkingDay(sql`each.day`)},
      'leaveType', ${leaveTypeOn(person, sql`each.day`)}
    ) order by each.day) as days
  from (select ${from}::date + number as day from generate_series(0, 6) as number) as each
  cross join lateral ${scheduleOn(person, sql`each.day`)} as schedule
  where ${employedOn(sql`each.day`)}
)`

const toRow = ({ id, code, firstName, lastName, days, ...row }: Row) => ({
  ...row,
  employee: toPersonName(id, { code, firstName, lastName }),
  days: days.map((day) => ({ ...day, start: formatWallTime(day.start), end: formatWallTime(day.end) })),
})
