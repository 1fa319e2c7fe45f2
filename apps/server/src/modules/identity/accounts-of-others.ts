import { sql } from 'kysely'
import type { Work } from '../../platform/work.ts'

export interface NewPassword {
  readonly personId: string
  /** Made by `hashPassword` before the transaction began, because it takes tens of milliseconds. */
  readonly hash: string
}

/**
 * Sets passwords of other people in scope, any number in one statement. The person who set a password knows it, so it
 * must be changed at the next sign-in (D2).
 */
export async function setPasswords({ queries, now }: Work, passwords: readonly NewPassword[]): Promise<void> {
  await sql`
    select set_password(person_id, hash, ${now}::timestamptz)
    from jsonb_to_recordset(${JSON.stringify(
      passwords.map(({ personId, hash }) => ({ person_id: personId, hash })),
    )}::jsonb) as given (person_id uuid, hash text)`.execute(queries)
}

/**
 * Ends the sessions of other people in scope, their mailed reset links and the pushes to their devices. Call it before
 * `setPasswords`: the use of a reset link locks in that order too. Call `forget` of `Sessions` after the commit.
 */
export async function endSessionsOf({ queries, now }: Work, personIds: readonly string[]): Promise<void> {
  await sql`
    select end_sessions(person_id, ${now}::timestamptz)
    from unnest(${personIds}::uuid[]) as person_id`.execute(queries)
}
