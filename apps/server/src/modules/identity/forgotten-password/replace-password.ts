import type { Queries } from '../../../platform/database/connection.ts'
import { forgetOtherBrowsers } from '../../notifications/index.ts'
import { endSessions } from '../sessions.ts'
import { useResets } from './repository.ts'

interface Replacement {
  readonly personId: string
  /** Made by `hashPassword` before the transaction began, because it takes tens of milliseconds. */
  readonly passwordHash: string
  /** Whether somebody else chose it, so that it must be changed at the next sign-in. */
  readonly mustChange: boolean
  readonly now: Date
}

/** Replaces a forgotten password. All sessions, mailed links and pushes of the account end. */
export async function replacePassword(
  queries: Queries,
  { personId, passwordHash, mustChange, now }: Replacement,
): Promise<void> {
  await useResets(queries, personId, now)
  await queries
    .updateTable('credential')
    .set({ password_hash: passwordHash, must_change_password: mustChange, changed_at: now })
    .where('person_id', '=', personId)
    .execute()
  await endSessions(queries, { personId, now })
  await forgetOtherBrowsers(queries, personId, null)
}
