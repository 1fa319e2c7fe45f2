import { createHash, randomBytes } from 'node:crypto'
import { limits, type Role } from '@tahi/contract'
import { sql } from 'kysely'
import type { Caller } from '../../platform/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/connection.ts'
import type { Database } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const idleMs = limits.sessionIdleHours * 3_600_000
/** A session's last use is written at most this often. */
const touchMs = 5 * 60_000
/** How long a session once looked up is believed; on other servers its end is noticed within this time. */
const believedMs = 1_000

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

/** Ends a person's sessions, all or all but one; what is believed of them ends with it. */
export async function endSessions(
  queries: Queries,
  ended: { personId: string; now: Date; only?: string; except?: string },
): Promise<void> {
  let update = queries
    .updateTable('session')
    .set({ ended_at: ended.now })
    .where('person_id', '=', ended.personId)
    .where('ended_at', 'is', null)
  if (ended.only) update = update.where('id', '=', ended.only)
  if (ended.except) update = update.where('id', '!=', ended.except)
  await update.execute()
}

interface Believed {
  caller: Caller | null
  until: number
}

/** Looks sessions up by token, at most once a second each (D2: a session's end works everywhere within one). */
export class Sessions {
  readonly #database: Database
  readonly #clock: Clock
  readonly #believed = new Map<string, Believed>()

  constructor(database: Database, clock: Clock) {
    this.#database = database
    this.#clock = clock
  }

  async authenticate(token: string): Promise<Caller | null> {
    const now = this.#clock.now()
    const believed = this.#believed.get(token)
    if (believed && believed.until > now.getTime()) return believed.caller
    const caller = await this.#database.singly((queries) => findCaller(queries, token, now))
    if (this.#believed.size > 10_000) this.#believed.clear()
    this.#believed.set(token, { caller, until: now.getTime() + believedMs })
    return caller
  }

  /** Forgets what is believed, so that a change of a person's sessions or rights holds here at once. */
  forget(personId: string): void {
    for (const [token, { caller }] of this.#believed)
      if (caller?.personId === personId) this.#believed.delete(token)
  }

  /** The same for everybody's. */
  forgetEverybody(): void {
    this.#believed.clear()
  }
}

async function findCaller(queries: Queries, token: string, now: Date): Promise<Caller | null> {
  const found = await queries
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .innerJoin('credential', 'credential.person_id', 'person.id')
    .select([
      'session.id as sessionId',
      'session.last_used_at as lastUsedAt',
      'person.id as personId',
      'person.code',
      'person.role',
      'person.branch_id as branchId',
      'credential.must_change_password as mustChangePassword',
      sql<string>`person.first_name || ' ' || person.last_name`.as('name'),
    ])
    .where('session.token_hash', '=', hashOf(token))
    .where('session.ended_at', 'is', null)
    .where('session.last_used_at', '>', new Date(now.getTime() - idleMs))
    .where('person.active', '=', true)
    .executeTakeFirst()
  if (!found) return null
  const { lastUsedAt, ...caller } = found
  if (now.getTime() - lastUsedAt.getTime() > touchMs)
    await queries
      .updateTable('session')
      .set({ last_used_at: now })
      .where('id', '=', caller.sessionId)
      .execute()
  return { ...caller, role: caller.role as Role }
}
