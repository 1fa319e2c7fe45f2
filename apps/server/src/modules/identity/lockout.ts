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
 * Five failures within 15 minutes lock an account for 15 from the fifth (D2). Counted by what was typed, so
 * that a lock does not tell whether the account exists; kept as a keyed hash, for it may be a password.
 */
export class Lockout {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  /**
   * Counts a try as a failure before its password is looked at, so that many at once are no more than one after the other.
   * @param account the user ID that was typed, or what else is guessed at
   * @param refusal what is said while it is locked
   * @returns the try, for `takeBack`
   * @throws Refusal too_many_tries
   */
  async countTry(
    queries: Queries,
    account: string,
    now: Date,
    refusal: string = texts.signIn.locked,
  ): Promise<string> {
    const key = this.#keyOf(account)
    // Of two tries at once the second waits here, and finds the first one counted.
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

  /** Leaves a try uncounted that was no guess; those before it stay. */
  async takeBack(queries: Queries, triedId: string): Promise<void> {
    await queries.deleteFrom('sign_in_failure').where('id', '=', triedId).execute()
  }

  async forgetFailures(queries: Queries, account: string): Promise<void> {
    await queries.deleteFrom('sign_in_failure').where('account', '=', this.#keyOf(account)).execute()
  }

  #keyOf(account: string): Buffer {
    return createHmac('sha256', this.#key).update(account.toLowerCase()).digest()
  }
}

/** With the key that every server of the company shares. */
export const openLockout = async (database: Database): Promise<Lockout> =>
  new Lockout(await sharedKey(database, 'sign-in failures'))

/** Until when failures lock whatever they are of. @param failures the latest ones, newest first */
export function lockedUntil(failures: readonly Date[]): Date | undefined {
  const last = failures[0]
  const first = failures[limits.failedSignIns - 1]
  if (!last || !first || last.getTime() - first.getTime() > windowMs) return undefined
  return new Date(last.getTime() + lockMs)
}

/** Forgets failures that lock nothing any more. */
export async function forgetOldFailures(queries: Queries, now: Date): Promise<void> {
  await queries
    .deleteFrom('sign_in_failure')
    .where((builder) => builder.or([builder('at', '<=', lastLocking(now)), builder('at', '>=', soon(now))]))
    .execute()
}

/** Failures up to this moment can be part of no lock that holds. */
const lastLocking = (now: Date): Date => new Date(now.getTime() - windowMs - lockMs)
