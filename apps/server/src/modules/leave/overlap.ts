import { texts } from '@tahi/contract'
import { type Day, formatDay, type Period } from '@tahi/domain'
import { sql } from 'kysely'
import { Refusal } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'

interface Other {
  state: 'requested' | 'confirmed'
  firstDay: Day
  lastDay: Day
}

/**
 * The sentence that names a person's live leave on some of these days; undefined when there is none (D4).
 * @param except the id of the leave to ignore
 */
export async function overlapSentence(
  { queries }: Work,
  personId: string,
  { from, to }: Period,
  except: string,
): Promise<string | undefined> {
  const { rows } = await sql<Other>`
    select state, first_day as "firstDay", last_day as "lastDay"
    from leave
    where active and state <> 'rejected' and person_id = ${personId} and id <> ${except}
      and first_day <= ${to} and last_day >= ${from}
    order by first_day
    limit 1`.execute(queries)
  const [other] = rows
  return other && texts.leave.overlap(formatDay(other.firstDay), formatDay(other.lastDay), other.state)
}

/** @param leave of a person whose row the caller has locked @throws Refusal conflict at `date` */
export async function refuseOverlap(
  work: Work,
  leave: { id: string; personId: string },
  period: Period,
): Promise<void> {
  const sentence = await overlapSentence(work, leave.personId, period, leave.id)
  if (sentence) throw new Refusal('conflict', sentence, { errors: [{ path: 'date', msg: sentence }] })
}
