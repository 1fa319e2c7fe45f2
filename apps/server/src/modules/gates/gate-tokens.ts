import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type AuthenticateGate, type GateCaller, gateTokenStart } from '../../platform/caller.ts'
import type { Services } from '../../platform/services.ts'
import { tokenHash } from '../../platform/token-hash.ts'
import { isQuiet } from './gate.ts'

/** The time when a gate was last seen is written at most this often. */
const touchMs = 60_000

/** @returns a new token. It is stored nowhere; the database has its hash */
export const newGateToken = (): string => `${gateTokenStart}${randomBytes(32).toString('base64url')}`

/**
 * Looks a gate up for every request, so that an ended gate is refused at once on every server. People who have the gate
 * list open are notified when a quiet gate is heard of again.
 */
export const gatesOf =
  ({ database, clock, live }: Pick<Services, 'database' | 'clock' | 'live'>): AuthenticateGate =>
  async (token) => {
    const now = clock.now()
    const found = await database.singly(async (queries) => {
      const { rows } = await sql<GateCaller & { lastSeenAt: Date | null }>`
        select id as "gateId", name, branch_id as "branchId", last_seen_at as "lastSeenAt"
        from gate where token_hash = ${tokenHash(token)} and ended_at is null`.execute(queries)
      const [gate] = rows
      if (gate && now.getTime() - (gate.lastSeenAt?.getTime() ?? 0) > touchMs)
        await queries
          .updateTable('gate')
          .set({
            last_seen_at: now,
            ...(isQuiet(gate.lastSeenAt, now) && { silent_from: gate.lastSeenAt, heard_from: now }),
          })
          .where('id', '=', gate.gateId)
          .execute()
      return gate
    })
    if (!found) return null
    const { lastSeenAt, ...gate } = found
    if (isQuiet(lastSeenAt, now)) live.changed('gate', gate.branchId)
    return gate
  }
