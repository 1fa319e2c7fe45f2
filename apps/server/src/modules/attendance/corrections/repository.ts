import { limits, texts } from '@tahi/contract'
import type { CorrectionState, Day, WallTime } from '@tahi/domain'
import { sql } from 'kysely'
import { asConflict, orNotFound } from '../../../platform/errors.ts'
import { lockPeopleOf } from '../../../platform/lock-people.ts'
import { reachesLimit } from '../../../platform/reaches-limit.ts'
import { wholeScope, within } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { type CorrectionRow, correctionColumns, correctionTables } from './correction.ts'

/** Locks the person, then the request, for a change. @returns undefined when there is no such request in scope */
export async function findAndLockCorrection(work: Work, id: string): Promise<CorrectionRow | undefined> {
  const { queries, scope } = work
  await lockPeopleOf(work, 'correction', [id])
  const { rows } = await sql<CorrectionRow>`
    select ${correctionColumns}
    from ${correctionTables}
    where correction.id = ${id}::uuid and ${within(wholeScope(scope), 'correction')}
    for update of correction`.execute(queries)
  return rows[0]
}

/** @throws Refusal not_found when there is no such request in scope */
export const lockCorrection = async (work: Work, id: string): Promise<CorrectionRow> =>
  orNotFound(await findAndLockCorrection(work, id))

/** Whether the person has another open request for the day. */
export async function isAnotherOpen(
  { queries }: Work,
  { id, personId, day }: { id: string; personId: string; day: Day },
): Promise<boolean> {
  const { rows } = await sql`
    select from correction
    where id <> ${id} and person_id = ${personId} and day = ${day} and state = 'requested'`.execute(queries)
  return rows.length > 0
}

/** Whether as many of the caller's other requests wait as may. The caller has locked the person. */
export const hasManyWaiting = ({ queries, scope }: Work, id: string): Promise<boolean> =>
  reachesLimit(
    queries,
    sql`from correction where id <> ${id} and person_id = ${scope.personId} and state = 'requested'`,
    limits.waitingCorrections,
  )

/** The fields of a request that its employee writes. */
export interface CorrectionFields {
  readonly timeIn: WallTime
  readonly timeOut: WallTime | null
  readonly recordedOut: WallTime | null
  readonly reason: string
}

/**
 * Inserts a request into its person's branch.
 * @returns whether it was written; false when the id is taken
 * @throws Refusal conflict when the day has another open request
 */
export async function insertCorrection(
  { queries, now }: Work,
  { id, personId, day }: { id: string; personId: string; day: Day },
  { timeIn, timeOut, recordedOut, reason }: CorrectionFields,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into correction (id, branch_id, person_id, day, time_in, time_out, recorded_out, reason, created_at)
    select ${id}::uuid, branch_id, id, ${day}::date, ${timeIn}::smallint, ${timeOut}::smallint,
      ${recordedOut}::smallint, ${reason}::text, ${now}::timestamptz
    from person where id = ${personId} and active and branch_id is not null
    on conflict (id) do nothing`
    .execute(queries)
    .catch(asConflict({ correction_open: texts.correction.openAlready }))
  return numAffectedRows === 1n
}

/** Writes the requested fields and increments the version. */
export async function updateCorrection(
  { queries }: Work,
  id: string,
  { timeIn, timeOut, recordedOut, reason }: CorrectionFields,
): Promise<void> {
  await sql`
    update correction
    set time_in = ${timeIn}, time_out = ${timeOut}, recorded_out = ${recordedOut},
      reason = ${reason}, version = version + 1
    where id = ${id}`.execute(queries)
}

/** Settles a request. Stores the time out that it was settled with and who decided; a withdrawn request has no decider. */
export async function settleCorrection(
  { queries, actor, now }: Work,
  { id, timeOut }: Pick<CorrectionRow, 'id' | 'timeOut'>,
  { state, answer }: { state: Exclude<CorrectionState, 'requested'>; answer: string | null },
): Promise<void> {
  const decider = state === 'withdrawn' ? { name: null, at: null } : { name: actor.name, at: now }
  await sql`
    update correction
    set state = ${state}, settled_out = ${timeOut}, answer = ${answer}, decided_by_name = ${decider.name}::text,
      decided_at = ${decider.at}::timestamptz, version = version + 1
    where id = ${id}`.execute(queries)
}
