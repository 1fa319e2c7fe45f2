import { listBranches } from '@tahi/contract'
import { useCall } from '../calls.ts'

/** Whether the company has no branch at all, as far as is known. */
export function useHasNoBranch(): boolean {
  const { choices, isKnown } = useBranchChoices()
  return isKnown && choices.length === 0
}

/** The active branches in scope, as choices. @param enabled false where they are not needed */
export function useBranchChoices(enabled = true) {
  const { data, error } = useCall(listBranches, { params: { id: 'all' }, query: {} }, { enabled })
  return {
    choices: data?.data.map(({ _id, branchName }) => ({ value: _id, label: branchName })) ?? [],
    /** False until they are loaded. */
    isKnown: data !== undefined,
    error: error?.message,
  }
}
