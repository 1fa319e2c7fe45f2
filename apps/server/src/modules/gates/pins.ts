import { limits } from '@tahi/contract'
import { longestClaimDays } from '@tahi/domain'
import { sql } from 'kysely'
import { soon } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/connection.ts'
import type { Database } from '../../platform/database/database.ts'
import { daysBefore } from '../../platform/jobs.ts'
import type { Work } from '../../platform/work.ts'
import { lockedUntil, passwordMatches } from '../identity/index.ts'

/**
 * Writes the PINs of people in scope, or the caller's own.
 * @param hashes by person; made before the transaction because hashing is slow
 */
export async function writePins({ queries, now }: Work, hashes: ReadonlyMap<string, string>): Promise<void> {
  await sql`
    select set_gate_pin(person_id, hash, ${now}::timestamptz)
    from unnest(${[...hashes.keys()]}::uuid[], ${[...hashes.values()]}::text[]) as given (person_id, hash)`.execute(
    queries,
  )
}

interface Try {
  /** Undefined for an unknown code. */
  readonly personId: string | undefined
  readonly pin: string
  /** When the server believes an offline tap happened; null for a tap sent at once. */
  readonly tappedAt: Date | null
}

/**
 * Checks a PIN. Wrong ones lock it as wrong passwords lock an account (D2): five within 15 minutes lock it for 15. Every
 * attempt is counted before it is checked, so that concurrent attempts gain nothing. An unknown person takes as long as
 * one with a PIN.
 *
 * An offline tap that was made before the PIN was changed may have the PIN of its time. It counts as one attempt for each
 * PIN that it is compared with, and where so many are not left, it is locked.
 */
export async function tryPin(
  database: Database,
  { personId, pin, tappedAt }: Try,
  now: Date,
): Promise<'right' | 'wrong' | 'locked'> {
  const counted = personId === undefined ? undefined : await countTry(database, personId, tappedAt, now)
  if (counted === 'locked') return 'locked'
  if ((await passwordMatches(pin, counted?.present)) && personId !== undefined) {
    await database.asOwner((queries) =>
      queries.updateTable('gate_pin').set({ failed_at: [] }).where('person_id', '=', personId).execute(),
    )
    return 'right'
  }
  if (!counted?.former || personId === undefined || !(await passwordMatches(pin, counted.former)))
    return 'wrong'
  // Earlier failures stay: whoever knows a former PIN could otherwise guess at the present one without end.
  await takeBack(database, personId, now)
  return 'right'
}

const countTry = (database: Database, personId: string, tappedAt: Date | null, now: Date) =>
  database.asOwner(async (queries) => {
    const { rows } = await sql<{ present: string; former: string | null; failures: Date[] }>`
      select pin_hash as present, failed_at as failures, (
        select former_gate_pin.pin_hash from former_gate_pin
        where former_gate_pin.person_id = gate_pin.person_id and held_until > ${tappedAt}::timestamptz
        order by held_until limit 1
      ) as former
      from gate_pin where person_id = ${personId} for update`.execute(queries)
    const [found] = rows
    if (!found) return undefined
    const failures = counted(found.failures, now)
    const more = found.former === null ? [] : [now]
    if (lockOf([...more, ...failures], now)) return 'locked'
    await queries
      .updateTable('gate_pin')
      .set({ failed_at: [now, ...more, ...failures].slice(0, limits.failedSignIns) })
      .where('person_id', '=', personId)
      .execute()
    return { present: found.present, former: found.former }
  })

/** Uncounts the attempts of a tap that was no guess. */
const takeBack = (database: Database, personId: string, countedAt: Date) =>
  database.asOwner(async (queries) => {
    const { rows } = await sql<{ failures: Date[] }>`
      select failed_at as failures from gate_pin where person_id = ${personId} for update`.execute(queries)
    const failures = rows[0]?.failures ?? []
    const own = failures.filter((at) => at.getTime() === countedAt.getTime()).slice(0, 2)
    await queries
      .updateTable('gate_pin')
      .set({ failed_at: failures.filter((at) => !own.includes(at)) })
      .where('person_id', '=', personId)
      .execute()
  })

/** Deletes PINs that were replaced so long ago that a tap with them would change no day any more. */
export async function forgetFormerPins(queries: Queries, now: Date): Promise<void> {
  await queries
    .deleteFrom('former_gate_pin')
    .where('held_until', '<', daysBefore(now, longestClaimDays))
    .execute()
}

/** When the lock by wrong attempts ends; undefined when there is no lock. @param failures newest first */
export function lockOf(failures: readonly Date[], now: Date): Date | undefined {
  const until = lockedUntil(counted(failures, now))
  return until && until > now ? until : undefined
}

const counted = (failures: readonly Date[], now: Date): Date[] => failures.filter((at) => at < soon(now))
