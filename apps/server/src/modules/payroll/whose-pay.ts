import { type Role, texts } from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import type { PersonNameRow } from '../../platform/person-name.ts'
import type { Scope } from '../../platform/scope.ts'

/** Whose pay it is. */
export interface Payee extends Pick<PersonNameRow, 'firstName' | 'lastName'> {
  readonly id: string
  readonly role: Role
}

/**
 * Why the caller may not handle a person's pay, as a sentence; undefined if they may. Nobody handles their own (decision
 * 0023), and no HR Admin that of another, or of who went to head office (D2).
 */
export function whyNotPaidBy({ role, personId }: Scope, payee: Payee): string | undefined {
  if (payee.id === personId) return texts.payslip.ownPay
  if (role === 'manager' && payee.role !== 'user') return texts.payslip.promotedPay(fullName(payee))
  return undefined
}

/** The people whose pay the caller may handle, by the same rule, as a condition on `person`. */
export const isPayable = ({ role, personId }: Scope): RawBuilder<unknown> =>
  sql`person.id <> ${personId} and (${role !== 'manager'} or person.role = 'user')`
