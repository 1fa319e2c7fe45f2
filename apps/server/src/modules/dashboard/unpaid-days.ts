import type { Day, Period } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { branchIs } from '../../platform/scope.ts'
import { isAttended, isUnderPayslip } from '../attendance/index.ts'
import { isPayable } from '../payroll/index.ts'
import type { Asked } from './asked.ts'

/** People of one branch with days at work that no payslip covers. */
interface UnpaidInBranch {
  readonly branchId: string
  readonly people: readonly string[]
  /** The oldest and the newest of the days. */
  readonly from: Day
  readonly to: Day
}

export interface UnpaidDays {
  /** People with such days. */
  readonly count: number
  /** Where to begin: the branch with the oldest day, and the period of a run. */
  readonly first: { readonly branchId: string; readonly days: Period } | null
}

/**
 * Counts the people who were at work on days that no payslip covers, and whom the caller may pay.
 * @param spans selects the days to look at: `person_id`, `"from"` and `"to"`; spans may share days
 * @param where which of these people, on `person`
 * @param runOf the period of the run that pays a branch's oldest days
 */
export async function countUnpaidDays(
  { work, branchId }: Asked,
  { spans, where }: { spans: RawBuilder<unknown>; where: RawBuilder<unknown> },
  runOf: (branch: UnpaidInBranch) => Period,
): Promise<UnpaidDays> {
  const { rows } = await sql<UnpaidInBranch>`
    select attendance.branch_id as "branchId", array_agg(distinct person.id) as people,
      min(attendance.day) as "from", max(attendance.day) as "to"
    from (${spans}) as span
      join person on person.id = span.person_id
      join attendance on attendance.person_id = person.id and attendance.day between span."from" and span."to"
    where ${where}
      and ${isPayable(work.scope)}
      and attendance.active and ${branchIs('attendance', branchId)} and ${isAttended}
      and not ${isUnderPayslip(sql`person.id`, sql`attendance.day`)}
    group by attendance.branch_id
    order by "from", attendance.branch_id`.execute(work.queries)
  const [oldest] = rows
  return {
    count: new Set(rows.flatMap(({ people }) => people)).size,
    first: oldest ? { branchId: oldest.branchId, days: runOf(oldest) } : null,
  }
}
