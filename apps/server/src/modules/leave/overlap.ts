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
  /** In a branch out of reach, which keeps it to itself. */
  elsewhere: boolean
}

/**
 * The sentences that name another live leave of the person on some of a leave's days, by that leave's id (D4). A leave that
 * stayed in a former branch is not named (decision 0009).
 */
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
    select distinct on (asked.id) asked.id, other.state, other.first_day as "firstDay", other.last_day as "lastDay",
      other.elsewhere
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked (id uuid, person_id uuid, first_day date, last_day date)
    cross join lateral (
      select state, first_day, last_day, false as elsewhere from leave
      where leave.active and leave.state <> 'rejected' and leave.person_id = asked.person_id and leave.id <> asked.id
        and leave.first_day <= asked.last_day and leave.last_day >= asked.first_day
      union all
      select state, first_day, last_day, true from leaves_elsewhere(asked.person_id, asked.first_day, asked.last_day)
    ) as other
    order by asked.id, other.elsewhere, other.first_day`.execute(queries)
  return new Map(rows.map((other) => [other.id, sentenceOn(other)]))
}

const sentenceOn = ({ state, firstDay, lastDay, elsewhere }: Other): string =>
  elsewhere
    ? texts.leave.overlapElsewhere
    : texts.leave.overlap(formatDay(firstDay), formatDay(lastDay), state)

/** @param leave of a person whose row the caller has locked @throws Refusal conflict at `date` */
export async function refuseOverlap(
  work: Work,
  leave: { id: string; personId: string },
  period: Period,
): Promise<void> {
  const [sentence] = (await overlapSentences(work, [{ ...leave, ...period }])).values()
  if (sentence) throw new Refusal('conflict', sentence, { errors: [{ path: 'date', msg: sentence }] })
}
