import { type RegistrationRole, registrationRoles, texts } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { waitForTurn } from '../../../platform/database/locks.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { accountsFor, closeTopics } from '../../notifications/index.ts'
import { gives } from '../abilities.ts'

/** A registration without its password, which nobody here reads. */
export interface Registration {
  readonly id: string
  /** The user ID that was typed. */
  readonly code: string
  readonly email: string
  readonly role: RegistrationRole
}

interface Held extends Registration {
  readonly state: 'waiting' | 'approved' | 'refused'
  readonly decidedBy: string | null
  /** Whether another registration named the mailbox: the password may be somebody else's. */
  readonly contested: boolean
}

/** Why an account that is decided cannot be decided again. */
export const decidedSentences = {
  approved: texts.pendingAccounts.alreadyApproved,
  refused: texts.pendingAccounts.alreadyRefused,
} as const

/**
 * The condition for rows of `pending_registrations()` that the caller approves: the General Manager all, the offices
 * employees (D2).
 */
export const waitsFor = (scope: Scope): RawBuilder<boolean> =>
  sql`role = any(${registrationRoles.filter((role) => gives(scope, role))}::text[])`

/**
 * Locks a registration that the caller decides on. Of two concurrent decisions, the second waits here.
 * @throws Refusal not_found when it was never verified, was deleted, or is not the caller's to decide
 */
export async function holdRegistration({ queries, scope }: Work, id: string): Promise<Held> {
  const { rows } = await sql<Held>`
    select id, code, email, role, state, decided_by as "decidedBy", contested from lock_registration(${id})`.execute(
    queries,
  )
  const [held] = rows
  if (!held || !gives(scope, held.role)) throw notFound()
  return held
}

/** Gives the registration's password to the new person (D2: no forced change) and marks it approved. */
export async function approveRegistration(
  work: Work,
  { id, role }: Registration,
  personId: string,
): Promise<void> {
  await sql`select approve_registration(${id}, ${personId}, ${work.now}::timestamptz)`.execute(work.queries)
  await tellDeciders(work, role)
}

export async function refuseRegistration(work: Work, { id, role }: Registration): Promise<void> {
  await sql`select refuse_registration(${id}, ${work.now}::timestamptz)`.execute(work.queries)
  await tellDeciders(work, role)
}

/**
 * The registration named no branch, so all branches listed it; only the audit trail stores where it was decided. After the
 * last one of its role, notifications of them are no news any more.
 */
async function tellDeciders(work: Work, role: RegistrationRole): Promise<void> {
  // Each of two decisions at once would find the other's account still waiting; a new account would lose its notification.
  await waitForTurn(work.queries, 'waitingAccounts')
  const { rows } = await sql`select from pending_registrations() where role = ${role} limit 1`.execute(
    work.queries,
  )
  if (rows.length === 0) await closeTopics(work, [accountsFor(role)])
  work.news.changed('registration', null)
}
