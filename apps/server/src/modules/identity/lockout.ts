import { limits, texts } from '@tahi/contract'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/connection.ts'
import { Refusal } from '../../platform/errors.ts'

const windowMs = limits.failedSignInWindowMinutes * 60_000
const lockMs = limits.lockMinutes * 60_000

/**
 * Five failures within 15 minutes lock an account for 15 from the fifth (D2). Counted by what was typed, so
 * that a lock does not tell whether the account exists.
 * @throws Refusal too_many_tries
 */
export async function refuseLocked(queries: Queries, account: string, now: Date): Promise<void> {
  const failures = await queries
    .selectFrom('sign_in_failure')
    .select('at')
    .where('account', '=', account)
    .where('at', '>', new Date(now.getTime() - windowMs - lockMs))
    .orderBy('at', 'desc')
    .limit(limits.failedSignIns)
    .execute()
  const until = lockedUntil(failures.map(({ at }) => at))
  if (until && until > now) throw new Refusal('too_many_tries', texts.signIn.locked)
}

/** Until when failures lock whatever they are of. @param failures the latest ones, newest first */
export function lockedUntil(failures: readonly Date[]): Date | undefined {
  const last = failures[0]
  const first = failures[limits.failedSignIns - 1]
  if (!last || !first || last.getTime() - first.getTime() > windowMs) return undefined
  return new Date(last.getTime() + lockMs)
}

export async function countFailure(queries: Queries, account: string, now: Date): Promise<void> {
  await queries.insertInto('sign_in_failure').values({ account, at: now }).execute()
}

export async function forgetFailures(queries: Queries, account: string): Promise<void> {
  await sql`delete from sign_in_failure where account = ${account}`.execute(queries)
}
