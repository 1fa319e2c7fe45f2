import { type Document, isCompanyWide, texts } from '@tahi/contract'
import { labelOf } from '../../../platform/choices/label-of.ts'
import { useBranchChoices } from '../../../platform/choices/use-branch-choices.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'

/**
 * The branches that the user may post for, All first (C2). A document's own branch is included even if it was removed.
 */
export function usePostingBranches(stored?: Document) {
  const { role } = useCurrentUser()
  const { choices, error } = useBranchChoices()
  const all = { value: 'All', label: texts.document.allBranches }
  const own = stored && stored.branchId !== 'All' && { value: stored.branchId, label: stored.branchName }
  const isMissing = own && !choices.some(({ value }) => value === own.value)
  const branches = [all, ...choices, ...(isMissing ? [own] : [])]
  return {
    branches,
    error,
    /** Managers are fixed to their own branch. */
    locked: !isCompanyWide(role),
    nameOf: (branchId: string) => labelOf(branches, branchId),
  }
}
