import { limits } from '@tahi/contract'
import { sql } from 'kysely'
import { soon } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
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

/**
 * Checks a PIN. Wrong ones lock it as wrong passwords lock an account (D2): five within 15 minutes lock it for 15. Every
 * attempt is counted before it is checked, so that concurrent attempts gain nothing. An unknown person takes as long as
 * one with a PIN.
 */
export async function tryPin(
  database: Database,
  personId: string | undefined,
  pin: string,
  now: Date,
): Promise<'right' | 'wrong' | 'locked'> {
  const counted = personId === undefined ? undefined : await countTry(database, personId, now)
  if (counted === 'locked') return 'locked'
  if (!(await passwordMatches(pin, counted?.hash)) || personId === undefined) return 'wrong'
  await database.asOwner((queries) =>
    queries.updateTable('gate_pin').set({ failed_at: [] }).where('person_id', '=', personId).execute(),
  )
  return 'right'
}

const countTry = (database: Database, personId: string, now: Date) =>
  database.asOwner(async (queries) => {
    const { rows } = await sql<{ hash: string; failures: Date[] }>`
      select pin_hash as hash, failed_at as failures from gate_pin where person_id = ${personId} for update`.execute(
      queries,
    )
    const [found] = rows
    if (!found) return undefined
    if (lockOf(found.failures, now)) return 'locked'
    await queries
      .updateTable('gate_pin')
      .set({ failed_at: [now, ...counted(found.failures, now)].slice(0, limits.failedSignIns) })
      .where('person_id', '=', personId)
      .execute()
    return { hash: found.hash }
  })

/** When the lock by wrong attempts ends; undefined when there is no lock. @param failures newest first */
export function lockOf(failures: readonly Date[], now: Date): Date | undefined {
  const until = lockedUntil(counted(failures, now))
  return until && until > now ? until : undefined
}

const counted = (failures: readonly Date[], now: Date): Date[] => failures.filter((at) => at < soon(now))
