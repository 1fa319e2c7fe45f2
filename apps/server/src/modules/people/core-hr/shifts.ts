import type { CoreHr } from '@tahi/contract'
import { formatWallTime, type WallTime } from '@tahi/domain'
import { sql } from 'kysely'
import { alphabetical } from '../../../platform/lists/alphabetical.ts'
import type { Work } from '../../../platform/work.ts'
import { isWorkingDay, scheduleOn } from '../../attendance/index.ts'
import { activeInBranch } from './active-in-branch.ts'

interface Row {
  _id: string | null
  name: string | null
  branchId: string
  branchName: string
  start: WallTime
  end: WallTime
  working: boolean
  people: number
}

/** Active employees by their shift of today; a removed shift is listed while people still have it. */
export async function countByShift(
  { queries, today }: Work,
  branchId: string | null,
): Promise<CoreHr['shifts']> {
  const { rows } = await sql<Row>`
    select schedule.shift_id as "_id", schedule.shift_name as name, branch.id as "branchId",
      branch.name as "branchName", schedule.paid_from as start, schedule.paid_until as end,
      ${isWorkingDay(sql`${today}::date`)} as working, count(*) as people
    from person
    join branch on branch.id = person.branch_id
    cross join lateral ${scheduleOn(sql`person.id`, sql`${today}::date`)} as schedule
    where ${activeInBranch(branchId)} and person.role = 'user'
    group by schedule.shift_id, schedule.shift_name, branch.id, schedule.paid_from, schedule.paid_until,
      schedule.days
    order by ${alphabetical(sql`branch.name`)}, schedule.shift_id is null, people desc,
      ${alphabetical(sql`schedule.shift_name`)}`.execute(queries)
  return rows.map((row) => ({ ...row, start: formatWallTime(row.start), end: formatWallTime(row.end) }))
}
