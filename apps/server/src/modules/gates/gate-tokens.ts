import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { BatchedLookup } from '../../platform/batched-lookup.ts'
import { type AuthenticateGate, type GateCaller, gateTokenStart } from '../../platform/caller.ts'
import type { Queries } from '../../platform/database/connection.ts'
import { rowsToNote } from '../../platform/database/rows-to-note.ts'
import type { Services } from '../../platform/services.ts'
import { byTokenHash } from '../../platform/token-hash.ts'
import { isQuiet, quietSince } from './gate.ts'

/** The time when a gate was last seen is written at most this often. */
const touchMs = 60_000

/** What anything else is refused by, without a lookup. */
const gateToken = /^gate\.[\w-]{43}$/

/** @returns a new token. It is stored nowhere; the database has its hash */
export const newGateToken = (): string => `${gateTokenStart}${randomBytes(32).toString('base64url')}`

/**
 * Looks a gate up for every request, so that an ended gate is refused at once on every server; the gates of one moment
 * together, because nothing limits the requests before. People who have the gate list open are notified when a quiet gate
 * is heard of again.
 */
export function gatesOf({
  database,
  clock,
  live,
}: Pick<Services, 'database' | 'clock' | 'live'>): AuthenticateGate {
  const lookUps = new BatchedLookup<string, GateCaller>(async (tokens) => {
    const now = clock.now()
    const found = await database.singly(async (queries) => {
      const found = await findGates(queries, tokens)
      await noteSeen(queries, found, now)
      return found
    })
    for (const { lastSeenAt, branchId } of found) if (isQuiet(lastSeenAt, now)) live.changed('gate', branchId)
    return new Map(found.map(({ token, lastSeenAt: _, ...gate }) => [token, gate]))
  })
  return async (token) => (gateToken.test(token) && (await lookUps.ask(token))) || null
}

interface Found extends GateCaller {
  readonly token: string
  readonly lastSeenAt: Date | null
}

async function findGates(queries: Queries, tokens: readonly string[]): Promise<Found[]> {
  const byHash = byTokenHash(tokens)
  const { rows } = await sql<Omit<Found, 'token'> & { hash: string }>`
    select asked.hash, gate.id as "gateId", gate.name, gate.branch_id as "branchId", gate.last_seen_at as "lastSeenAt"
    from unnest(${[...byHash.keys()]}::text[]) as asked (hash)
    join gate on gate.token_hash = decode(asked.hash, 'hex')
    where gate.ended_at is null`.execute(queries)
  return rows.map(({ hash, ...gate }) => ({ ...gate, token: byHash.get(hash) ?? '' }))
}

async function noteSeen(queries: Queries, found: readonly Found[], now: Date): Promise<void> {
  const latest = new Date(now.getTime() - touchMs)
  const unnoted = found.filter(({ lastSeenAt }) => lastSeenAt === null || lastSeenAt < latest)
  if (unnoted.length === 0) return
  const ids = unnoted.map(({ gateId }) => gateId)
  // As the row is now: a contact that another server noted in between ended the silence, and is none itself.
  const wasQuiet = sql`(last_seen_at is null or last_seen_at <= ${quietSince(now)})`
  await sql`
    update gate set last_seen_at = ${now},
      silent_from = case when ${wasQuiet} then last_seen_at else silent_from end,
      heard_from = case when ${wasQuiet} then ${now}::timestamptz else heard_from end
    where ${rowsToNote('gate', ids, sql`(last_seen_at is null or last_seen_at < ${latest})`)}`.execute(
    queries,
  )
}
