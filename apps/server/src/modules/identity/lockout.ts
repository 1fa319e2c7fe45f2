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
  const last = failures[0]
  const first = failures[limits.failedSignIns - 1]
  if (!last || !first) return
  const withinWindow = last.at.getTime() - first.at.getTime() <= windowMs
  const stillLocked = now.getTime() - last.at.getTime() < lockMs
  if (withinWindow && stillLocked) throw new Refusal('too_many_tries', texts.signIn.locked)
}

export async function countFailure(queries: Queries, account: string, now: Date): Promise<void> {
  await queries.insertInto('sign_in_failure').values({ account, at: now }).execute()
}

export async function forgetFailures(queries: Queries, account: string): Promise<void> {
  await sql`delete from sign_in_failure where account = ${account}`.execute(queries)
}
