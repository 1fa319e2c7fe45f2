import { limits, texts } from '@tahi/contract'
import type { LeaveState } from '@tahi/domain'
import { sql } from 'kysely'
import { asConflict, orNotFound } from '../../platform/errors.ts'
import { idsOf } from '../../platform/ids.ts'
import { isOneOf } from '../../platform/lists/conditions.ts'
import { lockRecordsOf } from '../../platform/lock-people.ts'
import { reachesLimit } from '../../platform/reaches-limit.ts'
import { payingBranch, readable, wholeScope, within } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { type LeaveRow, leaveColumns } from './leave.ts'

/** Locks the people, then their live leaves with these ids in scope, for a change. */
export const lockLeaves = (work: Work, ids: readonly string[]): Promise<LeaveRow[]> =>
  lockRecordsOf(work, { table: 'leave', columns: leaveColumns }, ids)

/** @throws Refusal not_found when there is no such leave in scope */
export const lockLeave = async (work: Work, id: string): Promise<LeaveRow> =>
  orNotFound((await lockLeaves(work, [id]))[0])

/** One leave to read. @throws Refusal not_found */
export async function findLeave({ queries, scope }: Work, id: string): Promise<LeaveRow> {
  const { rows } = await sql<LeaveRow>`
    select ${leaveColumns}
    from leave join person on person.id = leave.person_id
    where leave.active and leave.id = ${id} and ${readable(scope, 'leave')}`.execute(queries)
  return orNotFound(rows[0])
}

/** Those of these ids that are withdrawn leaves in scope. */
export async function withdrawnOf({ queries, scope }: Work, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from leave
    where not active and ${isOneOf('id', ids)} and ${within(wholeScope(scope), 'leave')}`.execute(queries)
  return new Set(idsOf(rows))
}

/** The fields that are written. */
export type LeaveFields = Pick<LeaveRow, 'leaveType' | 'firstDay' | 'lastDay' | 'state' | 'details'>

/**
 * Inserts a leave into its person's branch.
 * @returns whether it was written; false when the id is taken
 * @throws Refusal conflict when it shares a day with another live leave of the person
 */
export async function insertLeave(
  { queries, actor, now }: Work,
  { id, personId }: { id: string; personId: string },
  { leaveType, firstDay, lastDay, state, details }: LeaveFields,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into leave (id, branch_id, person_id, leave_type, first_day, last_day, state, details,
      decided_by_name, decided_at, created_by, created_at)
    select ${id}::uuid, branch_id, id, ${leaveType}::text, ${firstDay}::date, ${lastDay}::date, ${state}::text,
      ${details}::text, ${state === 'requested' ? null : actor.name}::text,
      ${state === 'requested' ? null : now}::timestamptz, ${actor.personId}::uuid, ${now}::timestamptz
    from person where id = ${personId}
    on conflict (id) do nothing`
    .execute(queries)
    .catch(refuseOverlap)
  return numAffectedRows === 1n
}

/** Whether as many of the caller's other requests wait as may. The caller has locked the person. */
export const hasManyWaiting = ({ queries, scope }: Work, id: string): Promise<boolean> =>
  reachesLimit(
    queries,
    sql`from leave where id <> ${id} and person_id = ${scope.personId} and active and state = 'requested'`,
    limits.waitingLeaves,
  )

/**
 * Writes a leave's days, details and state. Increments the version; twice if both the state and other fields change.
 * @throws Refusal conflict
 */
export async function updateLeave(
  work: Work,
  id: string,
  { firstDay, lastDay, details, state }: Omit<LeaveFields, 'leaveType'>,
): Promise<void> {
  await sql`
    update leave
    set first_day = ${firstDay}, last_day = ${lastDay}, details = ${details},
      version = version + 1 + (state <> ${state}
        and (first_day, last_day, details) is distinct from (${firstDay}::date, ${lastDay}::date, ${details}::text))::integer,
      ${decision(work, state)}
    where id = ${id}`
    .execute(work.queries)
    .catch(refuseOverlap)
}

/** Decides leaves and increments their versions. @throws Refusal conflict */
export async function decideLeaves(work: Work, ids: readonly string[], state: LeaveState): Promise<void> {
  await sql`
    update leave set version = version + 1, ${decision(work, state)}
    where id = any(${ids}::uuid[])`
    .execute(work.queries)
    .catch(refuseOverlap)
}

/**
 * The person who changed the state is the decider; a reopened request has none. A leave that stayed in a former branch
 * moves to the branch that pays its person's days when it is decided again.
 */
const decision = ({ actor, now }: Work, state: LeaveState) => {
  const decider = state === 'requested' ? { name: null, at: null } : { name: actor.name, at: now }
  return sql`
    state = ${state},
    branch_id = coalesce((select ${payingBranch} from person where person.id = leave.person_id), leave.branch_id),
    decided_by_name = case when state = ${state} then decided_by_name else ${decider.name}::text end,
    decided_at = case when state = ${state} then decided_at else ${decider.at}::timestamptz end`
}

export async function removeLeave({ queries }: Work, id: string): Promise<void> {
  await sql`update leave set active = false, version = version + 1 where id = ${id}`.execute(queries)
}

/** The database has the final say: two live leaves of one person never share a day. */
const refuseOverlap = asConflict({ leaves_do_not_overlap: texts.leave.overlapElsewhere })
