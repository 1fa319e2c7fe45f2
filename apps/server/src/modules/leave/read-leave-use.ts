import type { readLeaveUse as call, Request } from '@tahi/contract'
import { type LeaveState, type LeaveType, leaveUseOf, type Period } from '@tahi/domain'
import { sql } from 'kysely'
import { notFound } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { reachOf, within } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { sharesDays } from './filters.ts'

/**
 * Days of leave that a person used and asked for in a year, by type.
 * @throws Refusal not_found when the person is not in scope
 */
export async function readLeaveUse(
  work: Work,
  { query: { year, userId = work.scope.personId } }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const reach = await reachOf(work, userId, undefined)
  if (reach.personId !== userId) throw notFound()
  const { rows } = await sql<Period & { leaveType: LeaveType; state: LeaveState }>`
    select leave_type as "leaveType", state, first_day as "from", last_day as "to"
    from leave
    where leave.active and leave.state <> 'rejected' and ${within(reach, 'leave')}
      and ${sharesDays({ from: `${year}-01-01`, to: `${year}-12-31` })}`.execute(work.queries)
  return { userId, year, types: leaveUseOf(rows, year) }
}
