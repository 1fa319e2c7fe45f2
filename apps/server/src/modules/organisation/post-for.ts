import type { Role } from '@tahi/contract'
import { Refusal } from '../../platform/errors.ts'
import { branchInScope, type Scope } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { holdLivingPart } from './repository.ts'

/** The roles that write what concerns every branch: General and HR Managers (D2, C6). */
export const postsForAllBranches = (role: Role): boolean => role === 'admin' || role === 'hr'

/**
 * Whether the caller writes what is posted for a branch. General and HR Managers write everything; an HR Admin only what
 * is for their own branch alone (D2, C6).
 * @param branchId null for all branches
 */
export const mayPostFor = (scope: Scope, branchId: string | null): boolean =>
  postsForAllBranches(scope.role) || (scope.role === 'manager' && branchId === scope.branchId)

/**
 * The branch to post for, null for all of them. An HR Admin posts for their own without naming it; undefined where
 * somebody else names none.
 * @param words said to who may not post for all
 * @throws Refusal not_allowed at `branchId` to who may not post for all, not_found for another branch
 */
export function branchToPostFor(scope: Scope, asked: string, words: string): string | null
export function branchToPostFor(
  scope: Scope,
  asked: string | undefined,
  words: string,
): string | null | undefined
export function branchToPostFor(scope: Scope, asked: string | undefined, words: string) {
  if (asked !== 'All') return branchInScope(scope, asked) ?? undefined
  if (mayPostFor(scope, null)) return null
  throw new Refusal('not_allowed', words, { errors: [{ path: 'branchId', msg: words }] })
}

/**
 * Keeps the branch that something is posted for as it is until the transaction ends.
 * @param branchId null for all branches, which nobody removes
 * @throws Refusal invalid at `branchId` when it was removed
 */
export async function holdBranch(work: Work, branchId: string | null): Promise<void> {
  if (branchId !== null) await holdLivingPart(work, 'branch', branchId, 'branchId')
}
