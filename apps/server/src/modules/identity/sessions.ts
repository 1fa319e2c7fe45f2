import { randomBytes } from 'node:crypto'
import { limits } from '@tahi/contract'
import { noteUsesEvery } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { BatchedLookup } from '../../platform/batched-lookup.ts'
import type { Activity, Caller } from '../../platform/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/connection.ts'
import type { Database } from '../../platform/database/database.ts'
import { rowsToNote } from '../../platform/database/rows-to-note.ts'
import { newId } from '../../platform/ids.ts'
import { allOf } from '../../platform/lists/conditions.ts'
import type { ConnectedSessions } from '../../platform/live/hub.ts'
import { fullNameOfPerson } from '../../platform/person-name.ts'
import { byTokenHash, tokenHash } from '../../platform/token-hash.ts'
import { forgetBrowsersOf } from '../notifications/index.ts'

const hourMs = 3_600_000
/**
 * How long an unused session is valid: the console's, and the application's on a person's own device (D2). The last use
 * is only noted from time to time, so that much is added.
 */
const idleMs = {
  console: limits.sessionIdleHours * hourMs + noteUsesEvery,
  employee: limits.deviceIdleDays * 24 * hourMs + noteUsesEvery,
}
/** How long a looked-up session is cached. On other servers its end takes effect within this time. */
const believedMs = 1_000
/** From this age on, a cached session is looked up ahead of its expiry, so that requests rarely wait for the lookup. */
const renewedMs = believedMs / 2

interface NewSession {
  personId: string
  client: 'console' | 'employee'
  address: string
  userAgent: string
  now: Date
}

/** Opens a session. @returns its token, which is stored nowhere; the database has its hash */
export async function openSession(queries: Queries, session: NewSession): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await queries
    .insertInto('session')
    .values({
      id: newId(),
      token_hash: tokenHash(token),
      person_id: session.personId,
      client: session.client,
      address: session.address,
      user_agent: session.userAgent,
      created_at: session.now,
      last_used_at: session.now,
    })
    .execute()
  return token
}

/** Ends a person's sessions: all, only one, or all but one. The pushes to their phones end too. */
export async function endSessions(
  queries: Queries,
  { personId, now, only, except }: { personId: string; now: Date; only?: string; except?: string },
): Promise<void> {
  const those = allOf([
    sql`session.person_id = ${personId} and session.ended_at is null`,
    only !== undefined && sql`session.id = ${only}`,
    except !== undefined && sql`session.id <> ${except}`,
  ])
  await forgetBrowsersOf(queries, those)
  await sql`update session set ended_at = ${now} where ${those}`.execute(queries)
}

interface Believed {
  caller: Caller | null
  /** The time of the lookup. Setting the clock back must not prolong the entry. */
  since: number
  /** Whether a lookup ahead of expiry is running. */
  renewing?: boolean
}

/** Looks sessions up by token and caches each for a second (D2: a session's end takes effect everywhere within one). */
export class Sessions implements ConnectedSessions {
  readonly #database: Database
  readonly #clock: Clock
  readonly #uses: BatchedLookup<string, Caller>
  /** Like `#uses`, without noting the sessions as used. */
  readonly #glances: BatchedLookup<string, Caller>
  readonly #believed = new Map<string, Believed>()
  /** How often entries were forgotten. A lookup that ran during one may be outdated and is not cached. */
  #forgotten = 0
  readonly #listeners: ((personId: string | null) => void)[] = []

  constructor(database: Database, clock: Clock) {
    this.#database = database
    this.#clock = clock
    const lookUps = (note?: typeof noteUse) =>
      new BatchedLookup((tokens: string[]) =>
        database.singly((queries) => findCallers(queries, tokens, clock.now(), note)),
      )
    this.#uses = lookUps(noteUse)
    this.#glances = lookUps()
  }

  async authenticate(token: string, activity: Activity): Promise<Caller | null> {
    const believed = this.#believed.get(token)
    const age = believed ? Math.abs(this.#clock.now().getTime() - believed.since) : believedMs
    if (!believed || age >= believedMs) return this.#lookUpAndBelieve(token, activity)
    if (age >= renewedMs && !believed.renewing) {
      believed.renewing = true
      // If this fails, the next request after the entry's expiry looks it up and gets the error.
      this.#lookUpAndBelieve(token, activity).catch(() => undefined)
    }
    return believed.caller
  }

  async #lookUpAndBelieve(token: string, activity: Activity): Promise<Caller | null> {
    const now = this.#clock.now()
    const forgotten = this.#forgotten
    const lookUps = activity === 'attended' ? this.#uses : this.#glances
    const caller = (await lookUps.ask(token)) ?? null
    if (this.#believed.size > 10_000) this.#believed.clear()
    if (forgotten === this.#forgotten) this.#believed.set(token, { caller, since: now.getTime() })
    return caller
  }

  /** Looks a session up without the cache, because another server may have just ended it. */
  async lookUp(token: string): Promise<Caller | null> {
    return (await this.#glances.ask(token)) ?? null
  }

  /** The callers of those tokens whose sessions are valid. Does not count as use. */
  living(tokens: readonly string[]): Promise<Map<string, Caller>> {
    return this.#database.singly((queries) => findCallers(queries, tokens, this.#clock.now()))
  }

  /** Registers a listener for people whose sessions or rights changed on this server; null means everybody. */
  onForget(listener: (personId: string | null) => void): void {
    this.#listeners.push(listener)
  }

  /** Drops a person's cached sessions, so that a change of their sessions or rights takes effect on this server at once. */
  forget(personId: string): void {
    this.#forgotten++
    for (const [token, { caller }] of this.#believed)
      if (caller?.personId === personId) this.#believed.delete(token)
    for (const tell of this.#listeners) tell(personId)
  }

  /** Like `forget`, for everybody. */
  forgetEverybody(): void {
    this.#forgotten++
    this.#believed.clear()
    for (const tell of this.#listeners) tell(null)
  }
}

interface Found extends Caller {
  tokenHash: Buffer
  lastUsedAt: Date
}

async function findCallers(
  queries: Queries,
  tokens: readonly string[],
  now: Date,
  note?: typeof noteUse,
): Promise<Map<string, Caller>> {
  const byHash = byTokenHash(tokens)
  const { rows } = await sql<Found>`
    select session.token_hash as "tokenHash", session.id as "sessionId", session.last_used_at as "lastUsedAt",
      person.id as "personId", person.code, person.role, person.branch_id as "branchId",
      credential.must_change_password as "mustChangePassword",
      ${fullNameOfPerson} as name
    from ${listed([...byHash.keys()])} as asked (hash)
    join session on session.token_hash = decode(asked.hash, 'hex')
    join person on person.id = session.person_id
    join credential on credential.person_id = person.id
    where ${holds(now)}`.execute(queries)
  await note?.(queries, rows, now)
  return new Map(
    rows.map(({ tokenHash, lastUsedAt: _, ...caller }) => [
      byHash.get(tokenHash.toString('hex')) ?? '',
      caller,
    ]),
  )
}

async function noteUse(queries: Queries, found: readonly Found[], now: Date): Promise<void> {
  const latest = new Date(now.getTime() - noteUsesEvery)
  const unnoted = found.filter(({ lastUsedAt }) => lastUsedAt < latest)
  if (unnoted.length === 0) return
  const ids = unnoted.map(({ sessionId }) => sessionId)
  // A use that another server noted in between must not become the previous use.
  await sql`
    update session set used_before_at = last_used_at, last_used_at = ${now}
    where ${rowsToNote('session', ids, sql`last_used_at < ${latest}`)}`.execute(queries)
}

/**
 * The hashes as rows. Inside a subquery PostgreSQL cannot see how many there are, so it makes one plan, for about ten
 * rows. Otherwise it would plan every lookup again, which takes longer than the lookup.
 */
const listed = (hashes: readonly string[]) => sql`unnest((select ${hashes}::text[]))`

/** The condition for a valid session. */
const holds = (now: Date): RawBuilder<boolean> => sql`${isUsed(now)} and person.active`

/** The session is not ended and was not left unused for too long. */
export const isUsed = (now: Date): RawBuilder<boolean> => sql`
  session.ended_at is null and ${wasUsedLately(now)}`

/** Deletes sessions that before this moment had ended or been unused for too long. */
export async function forgetSessions(queries: Queries, settledBefore: Date): Promise<void> {
  await sql`
    delete from session where session.ended_at < ${settledBefore} or not (${wasUsedLately(settledBefore)})`.execute(
    queries,
  )
}

const wasUsedLately = (now: Date): RawBuilder<boolean> => sql`
  session.last_used_at > case session.client
    when 'employee' then ${new Date(now.getTime() - idleMs.employee)}::timestamptz
    else ${new Date(now.getTime() - idleMs.console)}::timestamptz end`
