import { texts } from '@tahi/contract'
import { type Day, formatDay, type Period } from '@tahi/domain'
import { sql } from 'kysely'
import { Refusal } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'

interface Asked extends Period {
  readonly id: string
  readonly personId: string
}

interface Other {
  /** The id of the leave that was asked about. */
  id: string
  state: 'requested' | 'confirmed'
  firstDay: Day
  lastDay: Day
}

/** The sentences that name another live leave of the person on some of a leave's days, by that leave's id (D4). */
export async function overlapSentences(
  { queries }: Work,
  leaves: readonly Asked[],
): Promise<ReadonlyMap<string, string>> {
  if (leaves.length === 0) return new Map()
  const asked = leaves.map(({ id, personId, from, to }) => ({
    id,
    person_id: personId,
    first_day: from,
    last_day: to,
  }))
  const { rows } = await sql<Other>`
    select distinct on (asked.id) asked.id, leave.state, leave.first_day as "firstDay", leave.last_day as "lastDay"
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked (id uuid, person_id uuid, first_day date, last_day date)
    join leave on leave.person_id = asked.person_id and leave.id <> asked.id
      and leave.first_day <= asked.last_day and leave.last_day >= asked.first_day
    where leave.active and leave.state <> 'rejected'
    order by asked.id, leave.first_day`.execute(queries)
  return new Map(
    rows.map(({ id, state, firstDay, lastDay }) => [
      id,
      texts.leave.overlap(formatDay(firstDay), formatDay(lastDay), state),
    ]),
  )
}

/** @param leave of a person whose row the caller has locked @throws Refusal conflict at `date` */
export async function refuseOverlap(
  work: Work,
  leave: { id: string; personId: string },
  period: Period,
): Promise<void> {
  const [sentence] = (await overlapSentences(work, [{ ...leave, ...period }])).values()
  if (sentence) throw new Refusal('conflict', sentence, { errors: [{ path: 'date', msg: sentence }] })
}
