import { type CoreHr, limits } from '@tahi/contract'
import { sql } from 'kysely'
import { type PersonNameRow, personNameColumns, toPersonName } from '../../../platform/person-name.ts'
import { branchIs } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { keepsAway, lastDayAway } from '../../leave/index.ts'

interface Row extends PersonNameRow {
  leaveId: string
  id: string
  branchName: string
  leaveType: string
  dateEnd: string
  people: number
}

/** The people on confirmed leave today, by the day of their return, as the leave list has them. */
export async function findOnLeave(
  { queries, today }: Work,
  branchId: string | null,
): Promise<CoreHr['onLeave']> {
  const { rows } = await sql<Row>`
    select leave.id as "leaveId", person.id, ${personNameColumns}, branch.name as "branchName",
      leave.leave_type as "leaveType", ${lastDayAway} as "dateEnd", count(*) over () as people
    from leave
    join person on person.id = leave.person_id
    join branch on branch.id = leave.branch_id
    where leave.active and leave.state = 'confirmed' and ${today} between leave.first_day and leave.last_day
      and ${keepsAway(today)} and ${branchIs('leave', branchId)}
    order by ${lastDayAway}, person.name_order, person.id
    limit ${limits.coreHrLeaves}`.execute(queries)
  return {
    people: rows[0]?.people ?? 0,
    first: rows.map(({ people: _, id, code, firstName, lastName, ...leave }) => ({
      ...leave,
      employee: toPersonName(id, { code, firstName, lastName }),
    })),
  }
}
