import type { RegistrationRole } from '@tahi/contract'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/connection.ts'
import { mailboxOf } from '../mailbox.ts'

export interface NewRegistration {
  readonly id: string
  readonly code: string
  readonly email: string
  readonly role: RegistrationRole
  readonly passwordHash: string
  readonly contested: boolean
  readonly codeDigest: Buffer
  readonly linkEndsAt: Date
  readonly createdAt: Date
}

export async function insertRegistration(queries: Queries, registration: NewRegistration): Promise<void> {
  await queries
    .insertInto('registration')
    .values({
      id: registration.id,
      code: registration.code,
      email: registration.email,
      mailbox: mailboxOf(registration.email.toLowerCase()),
      contested: registration.contested,
      role: registration.role,
      password_hash: registration.passwordHash,
      code_digest: registration.codeDigest,
      link_ends_at: registration.linkEndsAt,
      created_at: registration.createdAt,
    })
    .execute()
}

/**
 * Marks every registration that is kept for the mailbox as contested: another one arrives, perhaps somebody else's, with a
 * password of theirs (decision 0013).
 * @returns whether there was any, so that the new one is contested too
 */
export async function contest(queries: Queries, email: string): Promise<boolean> {
  const { rows } = await sql`
    update registration set contested = true
    where coalesce(mailbox, lower(email)) = ${mailboxOf(email.toLowerCase())}
    returning id`.execute(queries)
  return rows.length > 0
}

export interface KnownAccount {
  readonly userId: string
  readonly isActive: boolean
}

/** Existing accounts that match a registration. They may only be told by mail. */
export interface KnownAlready {
  /** The account with this e-mail address. */
  readonly account: KnownAccount | null
  /** A registration with this address is verified and waits. */
  readonly waits: boolean
  /** The address of the active account that has the user ID. */
  readonly ownerOfCode: string | null
}

export async function findKnown(
  queries: Queries,
  { email, code }: { email: string; code: string },
): Promise<KnownAlready> {
  const { rows } = await sql<KnownAlready>`
    select
      (select json_build_object('userId', person.code, 'isActive', person.active)
        from person_detail join person on person.id = person_detail.person_id
        where lower(person_detail.email) = lower(${email})) as account,
      exists (select from registration where state = 'waiting' and lower(email) = lower(${email})) as waits,
      (select person_detail.email from person join person_detail on person_detail.person_id = person.id
        where lower(person.code) = lower(${code}) and person.active) as "ownerOfCode"`.execute(queries)
  return rows[0] ?? { account: null, waits: false, ownerOfCode: null }
}

export interface LockedRegistration {
  readonly code: string
  readonly role: RegistrationRole
  readonly email: string
  readonly state: 'unverified' | 'waiting' | 'approved' | 'refused'
  readonly codeDigest: Buffer | null
  readonly wrongCodes: number
}

/** Locks a registration. Of two concurrent attempts, the second waits here and is counted. */
export async function findAndLockByLink(
  queries: Queries,
  id: string,
): Promise<LockedRegistration | undefined> {
  const { rows } = await sql<LockedRegistration>`
    select code, role, email, state, code_digest as "codeDigest", wrong_codes as "wrongCodes"
    from registration where id = ${id} for update`.execute(queries)
  return rows[0]
}

export async function countWrongCode(queries: Queries, id: string): Promise<void> {
  await sql`update registration set wrong_codes = wrong_codes + 1 where id = ${id}`.execute(queries)
}

/** How many verified accounts wait for a decision: in all, and for a role. */
export async function countWaiting(
  queries: Queries,
  role: RegistrationRole,
): Promise<{ inAll: number; forRole: number }> {
  const { rows } = await sql<{ inAll: number; forRole: number }>`
    select count(*) as "inAll", count(*) filter (where role = ${role}) as "forRole"
    from registration where state = 'waiting'`.execute(queries)
  return rows[0] ?? { inAll: 0, forRole: 0 }
}

/**
 * Marks the address as verified, so that the account waits for a decision. Other unverified registrations with the
 * address are deleted.
 */
export async function markVerified(queries: Queries, id: string, email: string, now: Date): Promise<void> {
  await sql`
    delete from registration
    where state = 'unverified' and lower(email) = lower(${email}) and id <> ${id}`.execute(queries)
  await sql`
    update registration set state = 'waiting', verified_at = ${now}, code_digest = null
    where id = ${id}`.execute(queries)
}

/** The password hash of the newest waiting account with this user ID. */
export async function waitingPassword(queries: Queries, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ passwordHash: string }>`
    select password_hash as "passwordHash" from registration
    where state = 'waiting' and lower(code) = lower(${code})
    order by verified_at desc limit 1`.execute(queries)
  return rows[0]?.passwordHash
}

/**
 * Deletes registrations whose link expired or that were decided before `settledBefore`, and those that have waited since
 * before `abandonedBefore`.
 */
export async function forgetRegistrations(
  queries: Queries,
  { settledBefore, abandonedBefore }: { settledBefore: Date; abandonedBefore: Date },
): Promise<void> {
  await sql`
    delete from registration
    where (state = 'unverified' and link_ends_at < ${settledBefore})
      or decided_at < ${settledBefore}
      or (state = 'waiting' and verified_at < ${abandonedBefore})`.execute(queries)
}
