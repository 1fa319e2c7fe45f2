import { listBranches } from '@tahi/contract'
import { useCall } from '../calls.ts'

/** The active branches in scope, to choose one. */
export function useBranchChoices() {
  const { data, error } = useCall(listBranches, { params: { id: 'all' }, query: {} })
  return {
    choices: data?.data.map(({ _id, branchName }) => ({ value: _id, label: branchName })) ?? [],
    /** False until they are read. */
    isKnown: data !== undefined,
    error: error?.message,
  }
}
