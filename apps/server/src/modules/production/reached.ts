import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../platform/scope.ts'

/**
 * Whether a caller reaches `quota`. Everybody in a branch may see its quotas, so "own records only" restricts nothing
 * here; it adds those of a branch that they left, of the days until then (docs/decisions/0009-moves.md).
 */
export function isReached({ branchId, personId, ownOnly }: Scope): RawBuilder<unknown> {
  if (branchId === null) return sql`true`
  if (!ownOnly) return sql`quota.branch_id = ${branchId}`
  // Names branches, so that the index by branch and day is used.
  return sql`quota.branch_id = any(array(
    select ${branchId}::uuid union all select branch_id from former_member where person_id = ${personId}
  )) and (quota.branch_id = ${branchId} or exists (
    select from former_member
    where former_member.branch_id = quota.branch_id and former_member.person_id = ${personId}
      and former_member.left_on >= quota.day
  ))`
}
