import { isCompanyWide, type Role } from '@tahi/contract'
import { labelOf } from '../platform/choices/label-of.ts'
import { useBranchChoices } from '../platform/choices/use-branch-choices.ts'

/**
 * The name of a person's branch, for users who find people of several. To others it would say nothing, even where another
 * page has read their only branch.
 */
export function useBranchName(role: Role): (branchId: string | null | undefined) => string | undefined {
  const isWide = isCompanyWide(role)
  const { choices } = useBranchChoices(isWide)
  return (branchId) => (isWide ? labelOf(choices, branchId ?? undefined) : undefined)
}
