import type { Role } from '@tahi/contract'
import { Refusal } from '../../platform/errors.ts'
import { branchInScope, type Scope } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { holdLivingPart } from './repository.ts'

/** The roles that may write for all branches: General and HR Managers (D2, C6). */
export const postsForAllBranches = (role: Role): boolean => role === 'admin' || role === 'hr'

/**
 * Whether the caller may write posts for a branch. General and HR Managers may write all; an HR Admin only those for
 * their own branch alone (D2, C6).
 * @param branchId null for all branches
 */
export const mayPostFor = (scope: Scope, branchId: string | null): boolean =>
  postsForAllBranches(scope.role) || (scope.role === 'manager' && branchId === scope.branchId)

/**
 * The branch to post for; null for all. An HR Admin's own branch is the default; undefined when another role names none.
 * @param words the refusal for callers who may not post for all
 * @throws Refusal not_allowed at `branchId` for callers who may not post for all; not_found for another branch
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
 * Locks the branch of a post, so that it is not removed before the transaction ends.
 * @param branchId null for all branches; nothing to lock
 * @throws Refusal invalid at `branchId` when the branch was removed
 */
export async function holdBranch(work: Work, branchId: string | null): Promise<void> {
  if (branchId !== null) await holdLivingPart(work, 'branch', branchId, 'branchId')
}
