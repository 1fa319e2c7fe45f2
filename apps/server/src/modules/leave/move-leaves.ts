import { sql } from 'kysely'
import { idsOf } from '../../platform/ids.ts'
import { payingBranch } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { paidOutside } from '../attendance/index.ts'
import { notifyOfMoved } from './notify-of-leaves.ts'
import { lockLeaves } from './repository.ts'

/**
 * Moves people's leaves to the branch that pays their days now: open requests, and leaves with a day that no other branch
 * has paid. Other leaves stay where they were paid, with their days (decision 0009). Only for callers who reach every branch.
 * @returns them, for `notifyOfMovedLeaves`
 */
export async function moveLeaves({ queries }: Work, personIds: readonly string[]): Promise<string[]> {
  const { rows: moved } = await sql<{ id: string }>`
    update leave set branch_id = ${payingBranch}, version = leave.version + 1
    from person
    where person.id = any(${personIds}::uuid[]) and leave.person_id = person.id and leave.active
      and leave.branch_id <> ${payingBranch}
      and (leave.state = 'requested' or exists (
        select from generate_series(leave.first_day, leave.last_day, interval '1 day') as each
        where not ${paidOutside(payingBranch, sql`leave.person_id`, sql`each::date`)}))
    returning leave.id`.execute(queries)
  return idsOf(moved)
}

/** People's leaves that wait for a decision. */
export async function waitingLeavesOf({ queries }: Work, personIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from leave
    where person_id = any(${personIds}::uuid[]) and active and state = 'requested'`.execute(queries)
  return idsOf(rows)
}

/** Takes back what the former branch was told of moved leaves, and notifies those who decide in the new one. */
export async function notifyOfMovedLeaves(work: Work, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await notifyOfMoved(work, await lockLeaves(work, ids))
}
