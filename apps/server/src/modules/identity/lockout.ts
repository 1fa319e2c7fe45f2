import { createHmac } from 'node:crypto'
import { limits, texts } from '@tahi/contract'
import { soon } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/connection.ts'
import type { Database } from '../../platform/database/database.ts'
import { waitForTurnOf } from '../../platform/database/locks.ts'
import { sharedKey } from '../../platform/database/shared-key.ts'
import { Refusal } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'

const windowMs = limits.failedSignInWindowMinutes * 60_000
const lockMs = limits.lockMinutes * 60_000

/**
 * Locks an account for 15 minutes after five failures within 15 minutes (D2). Failures are counted by the typed text, so
 * that a lock does not reveal whether the account exists. That text is stored as a keyed hash, because it may be a
 * password typed into the wrong field.
 */
export class Lockout {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  /**
   * Counts an attempt as a failure before its password is checked, so that concurrent attempts gain nothing.
   * @param account the typed user ID, or another name for what is guessed at
   * @param refusal the message while it is locked
   * @returns the attempt's id, for `takeBack`
   * @throws Refusal too_many_tries
   */
  async countTry(
    queries: Queries,
    account: string,
    now: Date,
    refusal: string = texts.signIn.locked,
  ): Promise<string> {
    const key = this.#keyOf(account)
    // Of two concurrent attempts, the second waits here and then finds the first one counted.
    await waitForTurnOf(queries, 'triesOfAccount', key.readInt32BE())
    const failures = await queries
      .selectFrom('sign_in_failure')
      .select('at')
      .where('account', '=', key)
      .where('at', '>', lastLocking(now))
      .where('at', '<', soon(now))
      .orderBy('at', 'desc')
      .limit(limits.failedSignIns)
      .execute()
    const until = lockedUntil(failures.map(({ at }) => at))
    if (until && until > now) throw new Refusal('too_many_tries', refusal)
    const id = newId()
    await queries.insertInto('sign_in_failure').values({ id, account: key, at: now }).execute()
    return id
  }

  /** Uncounts one attempt that was no guess; earlier ones stay counted. */
  async takeBack(queries: Queries, triedId: string): Promise<void> {
    await queries.deleteFrom('sign_in_failure').where('id', '=', triedId).execute()
  }

  async forgetFailures(queries: Queries, account: string): Promise<void> {
    await queries.deleteFrom('sign_in_failure').where('account', '=', this.#keyOf(account)).execute()
  }

  /** Lifts all locks of an account that got a new password from somebody else: of its sign-in and of its changes. */
  async forgetAllFailures(
    queries: Queries,
    { userId, personId }: { userId: string; personId: string },
  ): Promise<void> {
    await this.forgetFailures(queries, userId)
    await this.forgetFailures(queries, changesOf(personId))
  }

  #keyOf(account: string): Buffer {
    return createHmac('sha256', this.#key).update(account.toLowerCase()).digest()
  }
}

/** The name for guesses at a present password in order to change it. No typed user ID can contain its first character. */
export const changesOf = (personId: string): string => `\0${personId}`

/** Uses the key that all servers of the company share. */
export const openLockout = async (database: Database): Promise<Lockout> =>
  new Lockout(await sharedKey(database, 'sign-in failures'))

/** When a lock by these failures ends. @param failures the latest ones, newest first */
export function lockedUntil(failures: readonly Date[]): Date | undefined {
  const last = failures[0]
  const first = failures[limits.failedSignIns - 1]
  if (!last || !first || last.getTime() - first.getTime() > windowMs) return undefined
  return new Date(last.getTime() + lockMs)
}

/** Deletes failures that can no longer cause a lock. */
export async function forgetOldFailures(queries: Queries, now: Date): Promise<void> {
  await queries
    .deleteFrom('sign_in_failure')
    .where((builder) => builder.or([builder('at', '<=', lastLocking(now)), builder('at', '>=', soon(now))]))
    .execute()
}

/** Failures up to this moment cannot be part of a current lock. */
const lastLocking = (now: Date): Date => new Date(now.getTime() - windowMs - lockMs)
