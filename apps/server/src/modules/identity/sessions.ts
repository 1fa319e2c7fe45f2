import { createHash, randomBytes } from 'node:crypto'
import { limits } from '@tahi/contract'
import { noteUsesEvery } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { BatchedLookup } from '../../platform/batched-lookup.ts'
import type { Activity, Caller } from '../../platform/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/connection.ts'
import type { Database } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { ConnectedSessions } from '../../platform/live/hub.ts'
import { allOf } from '../../platform/paging.ts'
import { forgetBrowsersOf } from '../notifications/index.ts'

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const hexOf = (token: string): string => hashOf(token).toString('hex')

const hourMs = 3_600_000
/**
 * How long a session holds without use: the console's, and the application's on one's own device (D2). Its last use may be
 * that much later than what is noted of it.
 */
const idleMs = {
  console: limits.sessionIdleHours * hourMs + noteUsesEvery,
  employee: limits.deviceIdleDays * 24 * hourMs + noteUsesEvery,
}
/** How long a session once looked up is believed; on other servers its end is noticed within this time. */
const believedMs = 1_000
/** From this age it is looked up ahead, so that who goes on asking seldom waits for a look-up. */
const renewedMs = believedMs / 2

interface NewSession {
  personId: string
  client: 'console' | 'employee'
  address: string
  userAgent: string
  now: Date
}

/** Opens a session. @returns its token, which is nowhere kept: the database has its hash */
export async function openSession(queries: Queries, session: NewSession): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await queries
    .insertInto('session')
    .values({
      id: newId(),
      token_hash: hashOf(token),
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

/** Ends a person's sessions, all or all but one; what is believed of them ends with it, and so do the pushes to their phones. */
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
  /** A clock that is set back must not prolong it. */
  since: number
  /** Whether it is being looked up ahead. */
  renewing?: boolean
}

/** Looks sessions up by token, and believes each for a second (D2: a session's end works everywhere within one). */
export class Sessions implements ConnectedSessions {
  readonly #database: Database
  readonly #clock: Clock
  readonly #uses: BatchedLookup<string, Caller>
  /** The same, without noting them as used. */
  readonly #glances: BatchedLookup<string, Caller>
  readonly #believed = new Map<string, Believed>()
  /** How often anything was forgotten: what was looked up meanwhile may be from before, and is not believed. */
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
      // Should it fail, whoever asks when this is no longer believed looks it up and hears why.
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

  /** Whose session it was when it was last looked up here: enough to count by, and for nothing else. */
  lastKnown(token: string): Caller | null {
    return this.#believed.get(token)?.caller ?? null
  }

  /** Looks a session up now, whatever is believed: another server may have ended it a moment ago. */
  async lookUp(token: string): Promise<Caller | null> {
    return (await this.#glances.ask(token)) ?? null
  }

  /** Of these tokens, those whose session holds, with whose it is now; asking is no use of it. */
  living(tokens: readonly string[]): Promise<Map<string, Caller>> {
    return this.#database.singly((queries) => findCallers(queries, tokens, this.#clock.now()))
  }

  /** Receives whose sessions or rights changed here; null for everybody's. */
  onForget(listener: (personId: string | null) => void): void {
    this.#listeners.push(listener)
  }

  /** Forgets what is believed, so that a change of a person's sessions or rights holds here at once. */
  forget(personId: string): void {
    this.#forgotten++
    for (const [token, { caller }] of this.#believed)
      if (caller?.personId === personId) this.#believed.delete(token)
    for (const tell of this.#listeners) tell(personId)
  }

  /** The same for everybody's. */
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
  const byHash = new Map(tokens.map((token) => [hexOf(token), token]))
  const { rows } = await sql<Found>`
    select session.token_hash as "tokenHash", session.id as "sessionId", session.last_used_at as "lastUsedAt",
      person.id as "personId", person.code, person.role, person.branch_id as "branchId",
      credential.must_change_password as "mustChangePassword",
      person.first_name || ' ' || person.last_name as name
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
  // Another server may have noted this same use meanwhile: it is not one before.
  await sql`
    update session set used_before_at = last_used_at, last_used_at = ${now}
    where id = any(${unnoted.map(({ sessionId }) => sessionId)}::uuid[]) and last_used_at < ${latest}`.execute(
    queries,
  )
}

/**
 * The hashes as rows. Inside a subquery PostgreSQL cannot see how many they are, so it plans for some ten once; otherwise
 * it would plan each look-up anew for its few, which takes longer than the look-up.
 */
const listed = (hashes: readonly string[]) => sql`unnest((select ${hashes}::text[]))`

/** The condition under which a session opens anything. */
const holds = (now: Date): RawBuilder<boolean> => sql`${isUsed(now)} and person.active`

/** Neither ended nor left unused for too long. */
export const isUsed = (now: Date): RawBuilder<boolean> => sql`
  session.ended_at is null and ${wasUsedLately(now)}`

/** Deletes the sessions that by then had ended or been left unused for too long. */
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
