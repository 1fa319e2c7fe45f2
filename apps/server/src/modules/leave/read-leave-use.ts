import type { readLeaveUse as call, Request } from '@tahi/contract'
import { type LeaveState, type LeaveType, leaveUseOf, type Period } from '@tahi/domain'
import { sql } from 'kysely'
import { notFound } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { payingBranchIs, wholeScope, within } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { sharesDays } from './filters.ts'

/**
 * The days of leave that a person used and requested in a year, by type, whichever branch keeps the leaves.
 * @throws Refusal not_found when the person is not in scope
 */
export async function readLeaveUse(
  work: Work,
  { query: { year, userId = work.scope.personId } }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { branchId } = wholeScope(work.scope)
  await refuseStrangers(work, userId)
  const [from, to] = [`${year}-01-01`, `${year}-12-31`]
  const { rows } = await sql<Period & { leaveType: LeaveType; state: LeaveState }>`
    select leave_type as "leaveType", state, first_day as "from", last_day as "to"
    from leave
    where leave.active and leave.state <> 'rejected' and ${within({ branchId, personId: userId }, 'leave')}
      and ${sharesDays({ from, to })}
    union all
    select leave_type, state, first_day, last_day
    from leaves_elsewhere(${userId}::uuid, ${from}::date, ${to}::date)`.execute(work.queries)
  return { userId, year, types: leaveUseOf(rows, year) }
}

/** A person's former branch keeps some of the leaves, but must not see the others. */
async function refuseStrangers({ queries, scope }: Work, userId: string): Promise<void> {
  if (scope.ownOnly && userId !== scope.personId) throw notFound()
  const { rows } = await sql`
    select from person where id = ${userId} and ${payingBranchIs(wholeScope(scope).branchId)}`.execute(
    queries,
  )
  if (rows.length === 0) throw notFound()
}
