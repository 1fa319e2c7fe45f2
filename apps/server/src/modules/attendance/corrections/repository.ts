import { texts } from '@tahi/contract'
import type { CorrectionState, Day, WallTime } from '@tahi/domain'
import { sql } from 'kysely'
import { conflict, notFound, violatedConstraint } from '../../../platform/errors.ts'
import { lockPeopleOf } from '../../../platform/records-of-people.ts'
import { wholeScope, within } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { type CorrectionRow, correctionColumns, correctionTables } from './correction.ts'

/** A request in scope, locked for the change that follows, after its person. */
export async function findAndLock(work: Work, id: string): Promise<CorrectionRow | undefined> {
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
export async function lockCorrection(work: Work, id: string): Promise<CorrectionRow> {
  const row = await findAndLock(work, id)
  if (!row) throw notFound()
  return row
}

/** Whether another request of the person about the day waits. */
export async function isAnotherOpen(
  { queries }: Work,
  { id, personId, day }: { id: string; personId: string; day: Day },
): Promise<boolean> {
  const { rows } = await sql`
    select from correction
    where id <> ${id} and person_id = ${personId} and day = ${day} and state = 'requested'`.execute(queries)
  return rows.length > 0
}

/** What its person writes of a request. */
export interface CorrectionFields {
  readonly timeIn: WallTime
  readonly timeOut: WallTime | null
  readonly recordedOut: WallTime | null
  readonly reason: string
}

/**
 * Writes a new request into its person's branch.
 * @returns whether it was written: not when the id is taken
 * @throws Refusal conflict when another request about the day waits
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
    .catch((error: unknown) => {
      const isTwice = violatedConstraint(error) === 'correction_open'
      throw isTwice ? conflict(texts.correction.openAlready) : error
    })
  return numAffectedRows === 1n
}

/** Writes what is asked for, and counts the version up. */
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

/**
 * Settles a request: what was asked, with which time out it was settled and who decided it are kept; who withdrew it is
 * its own person.
 */
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
