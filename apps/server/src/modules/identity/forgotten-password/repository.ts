import type { Role } from '@tahi/contract'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/connection.ts'
import { fullNameOfPerson } from '../../../platform/person-name.ts'
import { tokenHash } from '../../../platform/token-hash.ts'
import type { PasswordLink } from './password-link.ts'

interface Account {
  readonly personId: string
  readonly userId: string
  readonly email: string
}

/** The active account with this user ID or, if there is none, with this e-mail address. */
export async function findAccount(queries: Queries, typed: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select person.id as "personId", person.code as "userId", person_detail.email
    from person join person_detail on person_detail.person_id = person.id
    where person.active and (lower(person.code) = lower(${typed}) or lower(person_detail.email) = lower(${typed}))
    order by lower(person.code) = lower(${typed}) desc limit 1`.execute(queries)
  return rows[0]
}

interface NewReset extends Pick<PasswordLink, 'id' | 'token' | 'endsAt'> {
  readonly personId: string
  readonly now: Date
}

export async function insertReset(
  queries: Queries,
  { id, personId, token, endsAt, now }: NewReset,
): Promise<void> {
  await queries
    .insertInto('password_reset')
    .values({ id, person_id: personId, token_hash: tokenHash(token), ends_at: endsAt, created_at: now })
    .execute()
}

export interface LockedReset {
  readonly personId: string
  readonly userId: string
  readonly name: string
  readonly role: Role
  readonly branchId: string | null
  readonly active: boolean
  readonly endsAt: Date
  readonly usedAt: Date | null
}

/** Locks a reset link. Of two concurrent uses, the second waits here and then finds the link used. */
export async function findAndLockReset(queries: Queries, token: string): Promise<LockedReset | undefined> {
  const { rows } = await sql<LockedReset>`
    select person.id as "personId", person.code as "userId", ${fullNameOfPerson} as name,
      person.role, person.branch_id as "branchId", person.active, password_reset.ends_at as "endsAt",
      password_reset.used_at as "usedAt"
    from password_reset join person on person.id = password_reset.person_id
    where token_hash = ${tokenHash(token)} for update of password_reset`.execute(queries)
  return rows[0]
}

/** Uses up all of the person's open links. */
export async function useResets(queries: Queries, personId: string, now: Date): Promise<void> {
  await sql`
    update password_reset set used_at = ${now} where person_id = ${personId} and used_at is null`.execute(
    queries,
  )
}

export async function forgetResets(queries: Queries, endedBefore: Date): Promise<void> {
  await sql`delete from password_reset where ends_at < ${endedBefore}`.execute(queries)
}
